/** The QR code, its timer and the messages under it. */
export const qrStyles = `
.qrPanel{display:grid;gap:8px}
.qr{position:relative;inline-size:100%;aspect-ratio:1;display:grid;place-items:center;overflow:hidden;border-radius:calc(var(--lk-r)*4);background:#fff;color:#14161f;box-shadow:inset 0 0 0 1px var(--lk-line);forced-color-adjust:none}
.qr>svg{inline-size:100%;block-size:100%;stroke:var(--lk-qr,#14161f);stroke-width:.92}
.qr[aria-busy]>svg{opacity:.06}
.qr>svg[data-dense]{stroke-width:1;stroke-linecap:butt;shape-rendering:crispEdges}
.qr .spin{display:block;inline-size:32px;block-size:32px;color:#5a5e6c}
.qr>.muted{padding:24px;color:#5a5e6c}
.qrLogo{position:absolute;display:grid;place-items:center;--lk-s:100%}
.qrLogo>*{inline-size:100%;block-size:100%}
.qrLogo .img{border-radius:26%}
.qrLogo .mark .img{background:#14161f;color:#fff}
.clock{display:grid;place-items:center;min-block-size:20px;font-size:calc(var(--lk-fs)*1.3);line-height:1.34;font-weight:450;color:var(--lk-quiet);font-variant-numeric:tabular-nums}
.clock p:not(.sr){display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:10px}
.clock i{inline-size:64px;block-size:4px;border-radius:2px;overflow:hidden;background:var(--lk-line)}
.clock b{display:block;block-size:100%;border-radius:2px;background:var(--lk-accent)}
.clock .wait{color:var(--lk-ink);font-weight:600}
.news{display:grid;align-content:center;text-wrap:balance;min-block-size:56px;text-align:center;font-size:calc(var(--lk-fs)*1.3);line-height:1.4;font-weight:450;color:var(--lk-quiet)}
.news strong{display:block;color:var(--lk-ink);font-weight:600}
.qrPanel .pair .spin{display:none}
.panel:has(>.qrPanel){padding-block-start:12px}
.qrPanel .pair{gap:8px}
.qrPanel .pair .btn{flex-basis:40%}
@media (forced-colors:active){.clock i{border:1px solid CanvasText}.clock b{background:Highlight}}
`
