/** Styles of the approval window. `--accent` comes from the wallet. */
export const approvalStyles = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
dialog {
  --surface: #ffffff; --raised: #f4f4f2; --line: #dedfe3; --ink: #15171f; --quiet: #575b68; --caution: #8a4b00; --caution-surface: #fff4e0;
  --button: color-mix(in srgb, var(--accent) 78%, #000000);
  position: fixed; inset: 12px 12px auto auto; width: min(360px, calc(100vw - 24px)); max-width: none; max-height: calc(100dvh - 24px);
  padding: 0; overflow: hidden; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--ink);
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.12), 0 18px 48px rgb(0 0 0 / 0.28);
  font: 450 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color-scheme: light; text-align: start;
}
dialog[open] { display: flex; flex-direction: column; animation: arrive 140ms ease-out; }
dialog::backdrop { background: transparent; }
@keyframes arrive { from { opacity: 0; transform: translateY(-8px); } }
header { display: flex; align-items: center; gap: 10px; padding: 10px 14px; border-top: 4px solid var(--accent); border-bottom: 1px solid var(--line); }
header img { width: 28px; height: 28px; border-radius: 7px; }
header strong { flex: 1; min-width: 0; font-weight: 650; overflow-wrap: anywhere; }
.count { color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
.count:empty { display: none; }
/* Not from nothing: WebKit would give the dialog no height for it. */
.body { flex: auto; min-height: 0; overflow: auto; padding: 16px 14px 4px; display: grid; grid-auto-rows: max-content; gap: 14px; align-content: start; }
h2 { font-size: 18px; line-height: 1.3; font-weight: 650; outline: none; overflow-wrap: anywhere; }
.site { display: flex; align-items: center; gap: 8px; color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
.site::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 50%; border: 2px solid var(--accent); }
.box { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.accounts { border: 1px solid var(--line); border-radius: 10px; padding: 0; overflow: hidden; }
.accounts legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 12px; cursor: pointer; }
label + label { border-top: 1px solid var(--line); }
label:hover { background: var(--raised); }
input { flex: none; width: 20px; height: 20px; accent-color: var(--button); }
.dot { flex: none; width: 30px; height: 30px; border-radius: 50%; background: conic-gradient(from 40deg, hsl(var(--hue) 70% 62%), hsl(calc(var(--hue) + 70) 65% 45%), hsl(var(--hue) 70% 62%)); }
.who { min-width: 0; display: grid; }
.who b { font-weight: 600; }
code, pre { font: 450 12.5px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
code { color: var(--quiet); overflow-wrap: anywhere; }
pre { padding: 12px; max-height: 220px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); border-radius: 10px; }
dl { display: grid; }
dl > div { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 10px; padding: 9px 12px; }
dl > div + div { border-top: 1px solid var(--line); }
dt { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
dd { overflow-wrap: anywhere; unicode-bidi: isolate; font-variant-numeric: tabular-nums; }
dd.amount { font-weight: 650; }
.part { padding: 8px 12px; background: var(--raised); color: var(--quiet); font-size: 12px; font-weight: 600; }
.part:not(:first-child) { border-top: 1px solid var(--line); }
.caution { padding: 10px 12px; border-radius: 10px; background: var(--caution-surface); color: var(--caution); font-size: 13px; }
.hint { color: var(--quiet); font-size: 13px; }
footer { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 14px; }
button { min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 11px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--raised); }
button.approve { border-color: transparent; background: var(--button); color: #ffffff; }
button.approve:hover { background: color-mix(in srgb, var(--button) 88%, #000000); }
:is(button, input, pre, .body):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.body:focus-visible { outline-offset: -3px; }
@media (prefers-color-scheme: dark) {
  dialog { --surface: #191b22; --raised: #23262f; --line: #383c48; --ink: #f3f3f0; --quiet: #a9adb9; --caution: #ffc978; --caution-surface: #38290f; color-scheme: dark; }
}
@media (prefers-reduced-motion: reduce) { dialog[open] { animation: none; } }
@media (forced-colors: active) { button.approve { border-color: ButtonText; } .dot { display: none; } }
`
