//! Which map is played on, and the named layouts (CM-2.4, CM-2.13).

use crate::edition::LayoutId;
use crate::prelude::*;
use crate::setup::MapChoice;

/// A layout is drawn (CM-2.4).
impl Draw<CrescentMoon> for DrawLayout {
    const CLAUSE: &'static str = "CM-2.4";

    fn roll<R: Rng + ?Sized>(&self, rules: &CrescentMoon, _: &State, rng: &mut R) -> Chance {
        Chance::Layout(LayoutId::new(rng.random_range(0..rules.edition.layouts.len())))
    }

    fn misfit(&self, rules: &CrescentMoon, _: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Layout(layout) = chance else { return Some(refuse!("CM-2.4", "no-draw-this")) };
        let fits = layout.index() < rules.edition.layouts.len();
        (!fits).then(|| refuse!("CM-2.4", "no-draw-layout"))
    }

    fn settle(self, rules: &CrescentMoon, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Layout(layout) = chance else { return };
        rules.lay_out(state, layout.index(), teller);
    }
}

impl CrescentMoon {
    /// Named layout, drawn layout or variable map (CM-2.4).
    pub(crate) fn choose_map(&self, state: &mut State, teller: &mut Teller) {
        match self.options.map {
            MapChoice::Layout(index) => self.lay_out(state, index, teller),
            MapChoice::Random => state.open.stage = Stage::DrawLayout,
            MapChoice::Variable => self.begin_variable_map(state),
        }
    }

    /// Lays a named layout with its starting groups (CM-2.4, CM-2.13).
    pub(crate) fn lay_out(&self, state: &mut State, index: usize, teller: &mut Teller) {
        let Some(layout) = self.edition.layouts.get(index) else { return };
        state.open.land = layout.land(self.players);
        for hex in layout.playing(self.players) {
            if let (Some((owner, number)), Some(at)) = (hex.group, state.open.land.find(hex.at)) {
                state.open.put_group(&self.edition.groups[owner.index()][number as usize], at);
            }
        }
        state.open.stage = Stage::FirstPalace;
        tell!(teller, "CM-2.4", "told-layout", layout = Arg::term(format!("option-map-{}", layout.id)));
    }
}
