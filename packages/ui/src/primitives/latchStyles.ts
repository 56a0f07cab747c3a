/** The progress arc around a picture. */
export const latchStyles = `
.latch{position:relative;inline-size:104px;block-size:104px;display:grid;place-items:center;margin:20px 0 10px;--lk-s:72px}
.latch>svg{position:absolute;inset:0;inline-size:100%;block-size:100%;stroke-width:3}
.latch .track{stroke:var(--lk-line)}
.latch .arc{stroke:var(--lk-accent);stroke-dasharray:96 308;transform-origin:52px 52px;transform:rotate(-60deg)}
.latch[data-status=pending] .arc{animation:turn 1.2s linear infinite}
.latch[data-status=declined] .arc,.latch[data-status=failed] .arc,.latch[data-status=connected] .arc{stroke-dasharray:308 0}
.latch[data-status=declined] .arc,.latch[data-status=failed] .arc{stroke:var(--lk-quiet)}
.latch[data-status=idle] .arc{stroke:none}
.latch[data-status=connected] .arc{stroke:var(--lk-ok);animation:latch .25s ease-out}
.badge{position:absolute;inset-block-end:4px;inset-inline-end:4px;inline-size:28px;block-size:28px;border-radius:50%;display:grid;place-items:center;background:var(--lk-surface);color:var(--lk-bad);z-index:1}
.badge[data-ok]{color:var(--lk-ok);animation:pop .25s}
.badge svg{inline-size:22px;block-size:22px;stroke-width:2.25}
@keyframes latch{from{stroke-dasharray:96 308;transform:rotate(-160deg)}}
@keyframes pop{from{opacity:0;transform:scale(.5)}}
@media (prefers-reduced-motion:reduce){.latch[data-status=pending] .arc{animation:turn 3s linear infinite!important}.badge{animation:none!important}}
@media (forced-colors:active){.latch .arc{stroke:Highlight}.latch .track{stroke:CanvasText}}
`
