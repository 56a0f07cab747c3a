/** The primitives. */
export const primitiveStyles = `
button,a{cursor:pointer;text-align:start}
button:focus-visible,a:focus-visible,input:focus-visible{outline:2px solid var(--lk-accent);outline-offset:2px}
svg{inline-size:20px;block-size:20px;stroke:currentColor;fill:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;flex:none}
.icon{inline-size:40px;block-size:40px;border-radius:calc(var(--lk-r)*3);color:var(--lk-quiet);display:grid;place-items:center}
.btn{inline-size:100%;min-block-size:48px;border-radius:calc(var(--lk-r)*3.5);background:var(--lk-key,var(--lk-ink));color:var(--lk-on-key,var(--lk-on-ink));font-weight:600;text-align:center}
.btn:is(:not([data-kind]),[data-kind=primary]){box-shadow:inset 0 0 0 1px var(--lk-key-edge,transparent)}
.btn[data-kind=text]{background:none;color:inherit}
[aria-disabled=true]{cursor:default}
.label{display:flex;justify-content:space-between;padding:8px 4px 0;font-size:calc(var(--lk-fs)*1.2);line-height:1.34;color:var(--lk-quiet);font-weight:500}
.list{display:grid;gap:8px;list-style:none}
.row{display:grid;grid-template-columns:40px minmax(0,1fr) auto;gap:12px;align-items:center;inline-size:100%;min-block-size:60px;padding-block:10px;padding-inline:10px 12px;border-radius:calc(var(--lk-r)*4);background:var(--lk-raised);font-size:calc(var(--lk-fs)*1.5);line-height:1.34;text-decoration:none}
.row small{display:block;font-size:calc(var(--lk-fs)*1.2);line-height:1.34;font-weight:450;color:var(--lk-quiet)}
.row .name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.row .name>bdi{display:block;text-align:left}
[dir=rtl] .row .name>bdi{text-align:right}
.row svg{color:var(--lk-quiet)}
.row[aria-current]{box-shadow:inset 0 0 0 2px var(--lk-key-edge,transparent)}
.row[aria-disabled=true]>*{opacity:.62}
.warn{color:var(--lk-bad)!important;font-weight:500!important}
.tag{font-size:calc(var(--lk-fs)*1.2);line-height:1.34;font-weight:600;padding:3px 8px;border-radius:99px;white-space:nowrap}
.tag[data-tone=ok]{color:var(--lk-ok);background:var(--lk-ok-soft)}
.tag[data-tone=key]{color:var(--lk-accent);background:var(--lk-accent-soft)}
.img{inline-size:var(--lk-s,40px);block-size:var(--lk-s,40px);border-radius:calc(var(--lk-s,40px)*.3);display:grid;place-items:center;flex:none;overflow:hidden;background:var(--lk-hover);color:var(--lk-quiet);position:relative}
.img img{inline-size:100%;block-size:100%;object-fit:cover;display:block}
.img img[data-waiting]{opacity:0}
.img svg{inline-size:55%;block-size:55%}
.img::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px rgb(0 0 0/.08)}
.tile{inline-size:100%;block-size:100%;display:grid;place-items:center;color:#fff}
.tile b{font-size:calc(var(--lk-s,40px)*.42);line-height:1;font-weight:700}
.img .tile svg{color:inherit}
.spin{inline-size:20px;block-size:20px;flex:none;border-radius:50%;border:2px solid currentColor;border-inline-end-color:transparent;animation:turn .9s linear infinite}
.center{display:flex;flex-direction:column;align-items:center;text-align:center;gap:6px}
.lead{font-size:calc(var(--lk-fs)*1.8);line-height:1.34;font-weight:650;letter-spacing:-.01em;text-wrap:balance}
.muted{color:var(--lk-quiet);font-weight:450;max-inline-size:270px;text-wrap:balance}
@media (hover:hover){.icon:hover{background:var(--lk-raised);color:var(--lk-ink)}.row:is(a,button):not([aria-disabled=true]):hover{background:var(--lk-hover)}}
.row:is(a,button):not([aria-disabled=true]):active{background:var(--lk-hover)}
.loading{padding-block:48px;gap:12px}
.empty{padding:24px 8px 12px}
.snack{position:fixed}
[dir=rtl] svg[data-flip]{transform:scaleX(-1)}
.stack{display:grid;gap:8px;inline-size:100%;margin-block-start:16px}
.btn{display:flex;align-items:center;justify-content:center;gap:8px;padding:6px 18px;font-size:calc(var(--lk-fs)*1.5);line-height:1.34;text-decoration:none}
.btn[data-kind=text]{color:var(--lk-quiet);min-block-size:44px;font-size:calc(var(--lk-fs)*1.4)}
.btn[aria-disabled=true]{opacity:.6}
.btn[data-kind=quiet]{background:var(--lk-raised);color:var(--lk-ink)}
@media (hover:hover){.btn:not([aria-disabled=true]):hover{opacity:.9}.root[style*=--lk-key] .btn:is(:not([data-kind]),[data-kind=primary]):not([aria-disabled=true]):hover{opacity:1;background:var(--lk-key-hover)}.btn[data-kind=quiet]:not([aria-disabled=true]):hover{opacity:1;background:var(--lk-hover)}.btn[data-kind=text]:hover{color:var(--lk-ink)}}
.lead bdi[data-short],.muted bdi[data-short]{white-space:nowrap}
.spacer{min-block-size:48px}
.note{font-size:calc(var(--lk-fs)*1.2);line-height:1.34;font-weight:450;color:var(--lk-quiet);min-block-size:16px}
.img[data-round]{border-radius:50%}
.empty .img{--lk-s:56px;background:var(--lk-raised)}
.snack{inset-block-start:16px;inset-inline:16px;display:grid;justify-items:center;pointer-events:none;z-index:2}
section.root .snack{position:absolute;inset-block:auto 16px}
.btn[data-kind=bad]{background:none;color:var(--lk-bad);min-block-size:44px;font-size:calc(var(--lk-fs)*1.4)}
.pair{display:flex;flex-wrap:wrap;justify-content:center}
.pair .btn{flex:1 1 auto;inline-size:auto;padding-inline:8px}
.skel{display:inline-block;background:var(--lk-raised);border-radius:calc(var(--lk-r)*2);animation:pulse 1.4s ease-in-out infinite alternate}
.row .skel{inline-size:120px;block-size:14px;background:var(--lk-hover);animation:none}
.snack p{display:flex;gap:10px;align-items:center;max-inline-size:min(100%,400px);padding:9px 16px 9px 10px;border-radius:22px;background:var(--lk-ink);color:var(--lk-on-ink);font-size:calc(var(--lk-fs)*1.3);box-shadow:var(--lk-shadow);animation:drop .15s ease-out}
[dir=rtl] .snack p{padding:9px 10px 9px 16px}
.snack i{inline-size:20px;block-size:20px;border-radius:50%;display:grid;place-items:center;background:var(--lk-ok);color:var(--lk-surface)}
.snack i[data-bad]{background:var(--lk-bad)}
.snack i svg{inline-size:12px;block-size:12px;stroke-width:3}
@media (prefers-reduced-motion:reduce){.skel{animation:none!important}}
@media (forced-colors:active){.snack p,.alert{border:1px solid ButtonText}}
@keyframes pulse{to{background:var(--lk-hover)}}
@keyframes drop{from{opacity:0;transform:translateY(-8px)}}
.intro{padding-block-end:12px}
.text{padding:0 4px;font-weight:450;color:var(--lk-quiet)}
.alert{display:flex;align-items:center;gap:8px;margin:0 16px 8px;padding:2px 4px 2px 12px;border-radius:calc(var(--lk-r)*3);background:var(--lk-hover);background:color-mix(in srgb,var(--lk-bad) 9%,var(--lk-surface));color:var(--lk-bad);font-size:calc(var(--lk-fs)*1.3)}
[dir=rtl] .alert{padding:2px 12px 2px 4px}
.alert p{flex:1}
.alert .icon{color:inherit}
.tag:not([data-tone]){color:var(--lk-quiet);background:var(--lk-hover)}
`
