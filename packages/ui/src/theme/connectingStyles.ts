/** What comes with the second view: how views follow each other, the latch, the question before a waiting request is given up. */
export const connectingStyles = `
[dir=rtl] svg[data-flip]{transform:scaleX(-1)}
.view{animation:next .15s ease-out}
.view[data-direction=prev]{animation-name:prev}
[dir=rtl] .view{animation-name:prev}
[dir=rtl] .view[data-direction=prev]{animation-name:next}
@keyframes next{from{opacity:0;transform:translateX(16px)}}
@keyframes prev{from{opacity:0;transform:translateX(-16px)}}
.stack{display:grid;gap:8px;inline-size:100%;margin-block-start:16px}
.latch{position:relative;inline-size:104px;block-size:104px;display:grid;place-items:center;margin:20px 0 10px;--s:72px}
.latch>svg{position:absolute;inset:0;inline-size:100%;block-size:100%;stroke-width:3}
.latch .track{stroke:var(--line)}
.latch .arc{stroke:var(--accent);stroke-dasharray:96 308;transform-origin:52px 52px;transform:rotate(-60deg)}
.latch[data-status=pending] .arc{animation:turn 1.2s linear infinite}
.latch[data-status=declined] .arc,.latch[data-status=failed] .arc,.latch[data-status=connected] .arc{stroke-dasharray:308 0}
.latch[data-status=declined] .arc,.latch[data-status=failed] .arc{stroke:var(--quiet)}
.latch[data-status=idle] .arc{stroke:none}
.latch[data-status=connected] .arc{stroke:var(--ok);animation:latch .25s ease-out}
.badge{position:absolute;inset-block-end:4px;inset-inline-end:4px;inline-size:28px;block-size:28px;border-radius:50%;display:grid;place-items:center;background:var(--surface);color:var(--bad);z-index:1}
.badge[data-ok]{color:var(--ok);animation:pop .25s}
.badge svg{inline-size:22px;block-size:22px;stroke-width:2.25}
@keyframes latch{from{stroke-dasharray:96 308;transform:rotate(-160deg)}}
@keyframes pop{from{opacity:0;transform:scale(.5)}}
.btn{display:flex;align-items:center;justify-content:center;gap:8px;padding:6px 18px;font-size:calc(var(--fs)*1.5);line-height:1.34;text-decoration:none}
.btn[data-kind=text]{color:var(--quiet);min-block-size:44px;font-size:calc(var(--fs)*1.4)}
.btn[aria-disabled=true]{opacity:.6}
.btn[data-kind=quiet]{background:var(--raised);color:var(--ink)}
@media (prefers-reduced-motion:reduce){.latch[data-status=pending] .arc{animation:turn 3s linear infinite!important}.badge{animation:none!important}}
@media (hover:hover){.btn:not([aria-disabled=true]):hover{opacity:.9}.root[style*=--key] .btn:is(:not([data-kind]),[data-kind=primary]):not([aria-disabled=true]):hover{opacity:1;background:var(--key-hover)}.btn[data-kind=quiet]:not([aria-disabled=true]):hover{opacity:1;background:var(--hover)}.btn[data-kind=text]:hover{color:var(--ink)}}
@media (forced-colors:active){.latch .arc{stroke:Highlight}.latch .track{stroke:CanvasText}}
.card:has(.ask){min-block-size:280px}
.veil{position:absolute;inset:0;background:rgb(20 22 31/.4);animation:fade .1s}
.ask{position:absolute;inset-inline:0;inset-block-end:0;background:var(--surface);padding:20px 16px 16px;border-radius:calc(var(--r)*6);display:grid;gap:8px;animation:rise .15s ease-out;box-shadow:0 -8px 32px rgb(20 22 31/.12)}
.ask h3{font-size:calc(var(--fs)*1.6);font-weight:650;letter-spacing:-.01em;text-align:center}
.ask p{text-align:center;color:var(--quiet);font-weight:450;padding-block-end:8px}
@media (forced-colors:active){.ask{border:1px solid CanvasText}}
.spacer{min-block-size:48px}
.note{font-size:calc(var(--fs)*1.2);line-height:1.34;font-weight:450;color:var(--quiet);min-block-size:16px}
`
