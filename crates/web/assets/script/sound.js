/* ---------- sound ---------- */

/** What is heard: pitches with the time of each in seconds, and how loud. All of it is quiet. */
const tones = {
  move: { notes: [[329.63, 0]], loud: 0.03, long: 0.25 },
  turn: { notes: [[523.25, 0], [783.99, 0.12]], loud: 0.06, long: 0.9 },
  end: { notes: [[392, 0], [523.25, 0.15], [659.25, 0.3], [783.99, 0.45]], loud: 0.06, long: 1.4 },
};

let audio = null;

function tone(name) {
  // Browsers let a page sound only after it has been touched; before that it says nothing.
  if (document.body.dataset.sound !== "on" || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { notes, loud, long } = tones[name];
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + long);
  for (const [pitch, delay] of notes) {
    const voice = audio.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    voice.connect(gain);
    voice.start(audio.currentTime + delay);
    voice.stop(audio.currentTime + long);
  }
}

/** One sound for what came with an exchange: the end, my turn, or a move of somebody. */
function sound(old, incoming) {
  const version = (page) => page.dataset.tick?.split(".")[0];
  if (!incoming.dataset.tick || version(old) === version(incoming)) return;
  if (incoming.querySelector(".result") && !old.querySelector(".result")) tone("end");
  else if (incoming.dataset.turn === "yes" && old.dataset.turn !== "yes") tone("turn");
  else tone("move");
}
