//! Results as people want to see them: a Markdown table and SVG charts.

use crate::error::Error;
use crate::tournament::Table;
use plotters::prelude::*;
use std::fmt::Write;

/// The tournament as Markdown.
pub fn markdown(table: &Table) -> String {
    let plan = &table.plan;
    let mut text = format!("# {}, {} players\n\n", plan.setup.game, plan.setup.players);
    text.push_str("| hero | rivals | games | win rate | 95 % interval | fair share | × fair | lead in points |\n");
    text.push_str("| --- | --- | --: | --: | --- | --: | --: | --: |\n");
    for pairing in &table.pairings {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.1} % | {:.1} – {:.1} % | {:.1} % | {:.2} | {:+.2} |",
            pairing.hero,
            pairing.rivals,
            pairing.games,
            100.0 * pairing.win_rate,
            100.0 * pairing.ci_low,
            100.0 * pairing.ci_high,
            100.0 * pairing.fair_share,
            pairing.win_rate / pairing.fair_share,
            pairing.lead
        );
    }
    for (why, games) in table.pairings.iter().flat_map(|pairing| &pairing.faults) {
        let _ = writeln!(text, "\nLost by a fault: {games} × {why}");
    }
    text.push_str("\n| rating | | |\n| --- | --: | --: |\n");
    for rated in &table.ratings {
        let _ = writeln!(text, "| {} | {:.2} | ± {:.2} |", rated.contestant, rated.rating, rated.uncertainty);
    }
    text
}

/// A bar for each pairing with its interval, and a line at the fair share.
pub fn chart(table: &Table) -> Result<String, Error> {
    let bars: Vec<Bar> = table
        .pairings
        .iter()
        .map(|pairing| Bar {
            label: format!("{} : {}", pairing.hero, pairing.rivals),
            value: pairing.win_rate,
            low: pairing.ci_low,
            high: pairing.ci_high,
        })
        .collect();
    let fair = 1.0 / table.plan.setup.players as f64;
    bar_chart(&format!("{}: win rate of the hero", table.plan.setup.game), &bars, &[fair])
}

/// One bar of a chart, with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it is.
    pub label: String,
    /// Its length, from 0 to 1.
    pub value: f64,
    /// Lower end of its interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Horizontal bars of rates with intervals; `lines` marks targets.
pub fn bar_chart(title: &str, bars: &[Bar], lines: &[f64]) -> Result<String, Error> {
    let mut svg = String::new();
    let height = 90 + 34 * bars.len().max(1) as u32;
    let most = bars.iter().map(|bar| bar.high).chain(lines.iter().copied()).fold(0.1, f64::max).min(1.0) * 1.05;
    {
        let root = SVGBackend::with_string(&mut svg, (860, height)).into_drawing_area();
        let failed = |error: &dyn std::fmt::Display| Error::Chart(error.to_string());
        root.fill(&RGBColor(252, 250, 244)).map_err(|error| failed(&error))?;
        let mut chart = ChartBuilder::on(&root)
            .caption(title, ("serif", 20))
            .margin(12)
            .x_label_area_size(30)
            .y_label_area_size(220)
            .build_cartesian_2d(0f64..most, 0f64..bars.len().max(1) as f64)
            .map_err(|error| failed(&error))?;
        let label = |y: &f64| {
            let index = y.floor() as usize;
            let middle = (y - y.floor() - 0.5).abs() < 0.01;
            bars.get(index).filter(|_| middle).map_or_else(String::new, |bar| bar.label.clone())
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(2 * bars.len().max(1) + 1)
            .y_label_formatter(&label)
            .x_label_formatter(&|x| format!("{:.0} %", 100.0 * x))
            .draw()
            .map_err(|error| failed(&error))?;
        let ink = RGBColor(60, 50, 40);
        for (index, bar) in bars.iter().enumerate() {
            let (bottom, top) = (index as f64 + 0.2, index as f64 + 0.8);
            let middle = index as f64 + 0.5;
            let body = Rectangle::new([(0.0, bottom), (bar.value, top)], RGBColor(150, 120, 70).filled());
            let whisker = PathElement::new(vec![(bar.low, middle), (bar.high, middle)], ink.stroke_width(2));
            chart.draw_series([body]).map_err(|error| failed(&error))?;
            chart.draw_series([whisker]).map_err(|error| failed(&error))?;
        }
        for line in lines {
            let mark = PathElement::new(
                vec![(*line, 0.0), (*line, bars.len().max(1) as f64)],
                RGBColor(170, 40, 40).stroke_width(1),
            );
            chart.draw_series([mark]).map_err(|error| failed(&error))?;
        }
        root.present().map_err(|error| failed(&error))?;
    }
    Ok(svg)
}
