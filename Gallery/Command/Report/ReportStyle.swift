// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The style sheet of the report, for light and dark mode.
enum ReportStyle {
  static let css = """
    :root {
      --paper: #f7f4ee; --card: #fffdf9; --ink: #24211d; --faded: #6b645a; --line: #e4dccf;
      --accent: #3f6655; --bad: #9c3d24; --bad-paper: #f6e3da; --bezel: #1b1a18; --code: #efe9de;
      --shadow: 0 1px 2px rgb(60 45 20 / .08), 0 12px 32px rgb(60 45 20 / .10);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131210; --card: #1d1b18; --ink: #f0eae0; --faded: #a9a093; --line: #34302a;
        --accent: #9cc7b1; --bad: #f0a487; --bad-paper: #3a241b; --bezel: #3a3732; --code: #23201c;
        --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 16px 40px rgb(0 0 0 / .45);
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 17px/1.55 system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", "Noto Sans CJK SC",
        sans-serif;
    }
    .top, main, footer { max-width: 1320px; margin: 0 auto; padding: 0 32px; }
    .top { padding-top: 72px; }
    .mark { margin: 0; color: var(--accent); font-weight: 600; letter-spacing: .02em; }
    h1 { margin: 4px 0 0; font-size: 48px; line-height: 1.1; letter-spacing: -.025em; }
    .lead { max-width: 40em; margin: 16px 0 0; color: var(--faded); font-size: 19px; }
    .facts { display: flex; flex-wrap: wrap; gap: 16px 48px; margin: 32px 0 0; }
    .facts div { display: flex; flex-direction: column-reverse; }
    .facts dt { color: var(--faded); font-size: 14px; }
    .facts dd { margin: 0; font-size: 28px; font-weight: 600; letter-spacing: -.02em; line-height: 1.2; }
    nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 12px;
      margin-top: 40px; }
    nav a { display: block; padding: 14px 18px; border: 1px solid var(--line); border-radius: 14px;
      background: var(--card); color: inherit; text-decoration: none; }
    nav a:hover, nav a:focus-visible { border-color: var(--accent); }
    nav code { display: block; }
    code { color: var(--accent); font: 14px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    section { margin-top: 72px; padding-top: 48px; border-top: 1px solid var(--line); }
    .id { margin: 0; }
    h2 { margin: 4px 0 0; font-size: 32px; line-height: 1.2; letter-spacing: -.02em; }
    h3 { margin: 40px 0 0; font-size: 15px; font-weight: 600; color: var(--faded); }
    .chinese { margin: 2px 0 0; color: var(--faded); font-size: 19px; }
    .trouble { max-width: 44em; margin: 16px 0 0; }
    .failure { margin: 16px 0 0; padding: 12px 16px; border-radius: 12px; background: var(--bad-paper);
      color: var(--bad); font-weight: 600; }
    .strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
      gap: 40px 28px; margin: 32px 0 0; padding: 0; list-style: none; counter-reset: step; }
    .strip.small { grid-template-columns: repeat(auto-fill, minmax(150px, 176px)); margin-top: 16px; }
    figure { margin: 0; }
    .phone { display: block; max-width: 260px;
      background: var(--bezel); box-shadow: var(--shadow); }
    .strip:not(.small) .phone { padding: 8px; border-radius: 39px; }
    .strip.small .phone { padding: 7px; border-radius: 32px; }
    .phone img { display: block; width: 100%; height: auto; border-radius: 31px; }
    .strip.small .phone img { border-radius: 25px; }
    .iPad .phone, .iPad figcaption { max-width: 417px; }
    .iPad .strip:not(.small) .phone { border-radius: 20px; }
    .iPad .strip.small .phone { border-radius: 14px; }
    .iPad .phone img { border-radius: 12px; }
    .iPad .strip.small .phone img { border-radius: 7px; }
    .phone:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    figcaption { max-width: 260px; margin-top: 16px; font-size: 15px; line-height: 1.45; }
    .strip .step { counter-increment: step; }
    .strip .step figcaption::before { content: counter(step); display: inline-block;
      min-width: 1.35em; margin-right: .3em; color: var(--accent); font-weight: 600;
      font-variant-numeric: tabular-nums; }
    .badge { margin-right: .5em; padding: 1px 8px; border-radius: 99px; background: var(--code);
      color: var(--faded); font-size: 13px; font-weight: 600; white-space: nowrap; }
    .badge.bad { background: var(--bad-paper); color: var(--bad); }
    .acts { display: grid; gap: 24px; margin-top: 32px; }
    .act { min-width: 0; padding: 24px 28px 28px; border: 1px solid var(--line); border-radius: 28px; }
    .act.after { background: var(--card); }
    .act h3 { margin: 0; }
    .act.before h3 { color: var(--bad); }
    .act.after h3 { color: var(--accent); }
    .act .strip { margin-top: 20px; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); }
    @media (min-width: 1100px) {
      .acts { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
      .acts .before .strip { grid-template-columns: 1fr 1fr; }
      .acts .after .strip { grid-template-columns: 1fr 1fr 1fr; }
    }
    .iPad .acts { grid-template-columns: minmax(0, 1fr); }
    .iPad .acts .strip { grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
    .key { max-width: 40em; margin: 32px 0 0; color: var(--faded); font-size: 15px; }
    .legend { display: flex; flex-wrap: wrap; gap: 6px 24px; margin: 10px 0 0; padding: 0; list-style: none;
      color: var(--faded); font-size: 15px; }
    .legend li { display: flex; align-items: center; gap: 10px; }
    .over-time { margin-top: 16px; overflow-x: auto; }
    .chart { display: block; }
    .chart text { font-size: 13px; fill: var(--ink); }
    .chart .lane { font-weight: 600; fill: var(--faded); }
    .chart .why, .chart .time { fill: var(--faded); }
    .chart .time { font-size: 12px; text-anchor: middle; font-variant-numeric: tabular-nums; }
    .chart .tick { stroke: var(--line); }
    .chart .mark circle { fill: var(--code); }
    .chart .mark text { fill: var(--accent); font-size: 11px; font-weight: 600; text-anchor: middle; }
    svg .waiting { fill: none; stroke: var(--faded); stroke-width: 2; stroke-dasharray: 2 4;
      stroke-linecap: round; }
    svg .visible, svg .appearing, svg .disappearing { fill: var(--accent); }
    svg .appearing, svg .disappearing { opacity: .5; }
    svg .suspended { fill: none; stroke: var(--accent); stroke-dasharray: 3 3; }
    svg .end { fill: var(--faded); }
    .panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr));
      gap: 24px; margin-top: 32px; }
    .panel { padding: 20px; border-radius: 28px; background: #f2f2f7; color: #24211d; }
    .panel.dark { background: #000; color: #f0eae0; }
    .panel h3 { margin: 0 12px; color: inherit; }
    .panel ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 4px;
      margin: 12px 0 0; padding: 0; list-style: none; }
    .panel img { display: block; width: 100%; height: auto; }
    details { margin-top: 28px; }
    summary { color: var(--faded); font-size: 15px; font-weight: 600; cursor: pointer; }
    pre { margin: 16px 0 0; padding: 20px 24px; overflow-x: auto; border: 1px solid var(--line);
      border-radius: 16px; background: var(--card);
      font: 13.5px/1.7 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    pre .queue { color: var(--faded); }
    pre .order { color: var(--accent); }
    footer { margin-top: 96px; padding-bottom: 64px; color: var(--faded); font-size: 14px; }
    @media (max-width: 640px) {
      .top, main, footer { padding-left: 20px; padding-right: 20px; }
      .top { padding-top: 40px; }
      h1 { font-size: 36px; }
      h2 { font-size: 26px; }
      .strip:not(.small) { grid-template-columns: 1fr; justify-items: center; }
    }
    """
}
