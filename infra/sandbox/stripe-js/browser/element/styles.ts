/** Colours and shapes that a page can change; `light-dark()` follows the page's colour scheme. */
const THEME = `
.theme {
  --primary: var(--stripe-colorPrimary, light-dark(#0055de, #8ab4ff));
  --background: var(--stripe-colorBackground, light-dark(#ffffff, #1b1f27));
  --text: var(--stripe-colorText, light-dark(#1f2430, #eceef2));
  --danger: var(--stripe-colorDanger, light-dark(#b3152d, #ff9aa5));
  --radius: var(--stripe-borderRadius, 6px);
  --soft: color-mix(in oklab, var(--text) 76%, var(--background));
  --line: color-mix(in oklab, var(--text) 52%, var(--background));
  color: var(--text);
  font-family: var(--stripe-fontFamily, inherit);
  font-size: 1rem;
  line-height: 1.5;
}
*, ::before { box-sizing: border-box; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }`

/** The payment form. Every error has its line from the start, so that nothing moves when it appears. */
export const FORM_STYLES = `${THEME}
.theme { container-type: inline-size; }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem 0.75rem; }
.wide { grid-column: 1 / -1; }
@container (width < 16rem) { .field { grid-column: 1 / -1; } }
label { display: block; font-size: 0.875rem; font-weight: 500; }
.box { position: relative; }
.control {
  width: 100%; height: 2.75rem; padding: 0 0.75rem; margin: 0;
  border: 1px solid var(--line); border-radius: var(--radius);
  background: var(--background); color: inherit; font: inherit; font-variant-numeric: tabular-nums;
}
/* Browsers indent the text of a select by another 4 px. */
select.control { padding-inline-start: 0.5rem; }
.control::placeholder { color: var(--soft); opacity: 1; }
.control:focus-visible { outline-offset: -1px; border-color: var(--primary); }
.control[aria-invalid="true"] { border-color: var(--danger); color: var(--danger); }
.brand {
  position: absolute; inset-block: 0; inset-inline-end: 0.75rem; display: flex; align-items: center;
  color: var(--soft); font-size: 0.8125rem; font-weight: 600; pointer-events: none;
}
.number .control { padding-inline-end: 6rem; }
.error { height: 1.25rem; margin: 0.125rem 0 0; color: var(--danger); font-size: 0.8125rem; line-height: 1.25rem; white-space: nowrap; }
.note { margin: 0.25rem 0 0; color: var(--soft); font-size: 0.8125rem; line-height: 1.25rem; min-height: 1.25rem; }
.absent { visibility: hidden; }
.none { display: none; }`

/** The bank's question. */
export const DIALOG_STYLES = `${THEME}
dialog {
  width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid var(--line);
  border-radius: var(--radius); background: var(--background);
}
dialog::backdrop { background: rgb(10 12 18 / 0.6); }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 1.25rem; color: var(--soft); }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  flex: 1 1 auto; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--primary);
  border-radius: var(--radius); font: inherit; font-weight: 600; cursor: pointer;
  background: var(--background); color: var(--primary);
}
.main { background: var(--primary); color: var(--background); }`
