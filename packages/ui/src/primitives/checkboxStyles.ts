/** The checkbox and its label. */
export const checkboxStyles = `
.check{display:flex;align-items:center;gap:4px;text-align:start;cursor:pointer;min-block-size:44px;margin:-8px 0 -8px -9px;border-radius:calc(var(--lk-r)*3)}
[dir=rtl] .check{margin:-8px -9px -8px 0}
.box{position:relative;inline-size:40px;block-size:44px;flex:none;display:grid;place-items:center}
.box input{position:absolute;inset:11px 9px;inline-size:22px;block-size:22px;appearance:none;border:2px solid var(--lk-quiet);border-radius:calc(var(--lk-r)*1.75);cursor:pointer}
.box input:checked{background:var(--lk-key,var(--lk-ink));border-color:var(--lk-key-edge,var(--lk-ink))}
.box svg{position:relative;inline-size:14px;block-size:14px;stroke-width:3;color:var(--lk-on-key,var(--lk-on-ink));pointer-events:none;opacity:0}
.box input:checked+svg{opacity:1}
.check[data-nudge] .box input{border-color:var(--lk-bad)}
@media (forced-colors:active){.box input{border:1px solid ButtonText}.box input:checked{forced-color-adjust:none;background:Highlight}}
`
