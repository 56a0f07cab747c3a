/** What the wallet list does without, and most other views share: the box to tick, messages, tabs, search. */
export const restStyles = `
.foot{flex:none;padding:12px 16px 16px;border-block-start:1px solid var(--line);font-size:calc(var(--fs)*1.2);line-height:1.34;font-weight:450;color:var(--quiet);text-align:center}
.foot:has(>.btn){padding:4px 16px}
.img[data-round]{border-radius:50%}
.empty .img{--s:56px;background:var(--raised)}
.snack{inset-block-start:16px;inset-inline:16px;display:grid;justify-items:center;pointer-events:none;z-index:2}
section.root .snack{position:absolute;inset-block:auto 16px}
.root .card[data-shake]{animation:shake .5s}
@keyframes shake{10%,90%{transform:translateX(-1px)}20%,80%{transform:translateX(3px)}30%,50%,70%{transform:translateX(-6px)}40%,60%{transform:translateX(6px)}}
.btn[data-kind=bad]{background:none;color:var(--bad);min-block-size:44px;font-size:calc(var(--fs)*1.4)}
.link{color:var(--ink);text-decoration:underline;text-underline-offset:2px;border-radius:4px}
.check{display:flex;align-items:center;gap:4px;text-align:start;cursor:pointer;min-block-size:44px;margin:-8px 0 -8px -10px;border-radius:calc(var(--r)*3)}
[dir=rtl] .check{margin:-8px -10px -8px 0}
.box{position:relative;inline-size:40px;block-size:44px;flex:none;display:grid;place-items:center}
.box input{position:absolute;inset:11px 9px;inline-size:22px;block-size:22px;appearance:none;border:2px solid var(--quiet);border-radius:calc(var(--r)*1.75);cursor:pointer}
.box input:checked{background:var(--key,var(--ink));border-color:var(--key-edge,var(--ink))}
.box svg{position:relative;inline-size:14px;block-size:14px;stroke-width:3;color:var(--on-key,var(--on-ink));pointer-events:none;opacity:0}
.box input:checked+svg{opacity:1}
.check[data-nudge] .box input{border-color:var(--bad)}
.tabs{display:flex;flex-wrap:wrap;margin-block-start:4px;border-radius:calc(var(--r)*3.5);background:var(--raised)}
.tab{position:relative;z-index:0;flex:1 1 30%;min-inline-size:fit-content;min-block-size:44px;padding:6px 10px;border-radius:calc(var(--r)*3.5);text-align:center;font-size:calc(var(--fs)*1.3);line-height:1.34;color:var(--quiet)}
.tab:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:600}
.tab:is([aria-selected=true],[aria-current])::before{content:"";position:absolute;inset:4px;z-index:-1;border-radius:calc(var(--r)*2.5);background:var(--surface);box-shadow:0 1px 3px rgb(20 22 31/.14)}
.pair{display:flex;flex-wrap:wrap;justify-content:center}
.pair .btn{flex:1 1 auto;inline-size:auto;padding-inline:8px}
.search{position:relative}
.search svg{position:absolute;inset-block:0;inset-inline-start:12px;margin-block:auto;color:var(--quiet);pointer-events:none}
.search input{inline-size:100%;min-block-size:44px;padding:8px 12px;padding-inline-start:40px;border-radius:calc(var(--r)*3.5);background:var(--raised);font-size:calc(var(--fs)*1.6);appearance:none}
.search input::placeholder{color:var(--quiet);opacity:1}
@media (forced-colors:none){.search input::-webkit-search-cancel-button{appearance:none;inline-size:14px;block-size:14px;cursor:pointer;background:linear-gradient(45deg,#0000 46%,var(--quiet) 46% 54%,#0000 54%),linear-gradient(-45deg,#0000 46%,var(--quiet) 46% 54%,#0000 54%)}}
.panel{border-radius:calc(var(--r)*3);padding-block-start:8px}
.skel{display:inline-block;background:var(--raised);border-radius:calc(var(--r)*2);animation:pulse 1.4s ease-in-out infinite alternate}
.row .skel{inline-size:120px;block-size:14px;background:var(--hover);animation:none}
.snack p{display:flex;gap:10px;align-items:center;max-inline-size:min(100%,400px);padding:9px 16px 9px 10px;border-radius:22px;background:var(--ink);color:var(--on-ink);font-size:calc(var(--fs)*1.3);box-shadow:var(--shadow);animation:drop .15s ease-out}
[dir=rtl] .snack p{padding:9px 10px 9px 16px}
.snack i{inline-size:20px;block-size:20px;border-radius:50%;display:grid;place-items:center;background:var(--ok);color:var(--surface)}
.snack i[data-bad]{background:var(--bad)}
.snack i svg{inline-size:12px;block-size:12px;stroke-width:3}
@media (hover:hover){.tab:hover{color:var(--ink)}}
@media (prefers-reduced-motion:reduce){.skel{animation:none!important}}
@media (forced-colors:active){.box input,.snack p,.alert{border:1px solid ButtonText}.box input:checked{forced-color-adjust:none;background:Highlight}.tabs,.search input{border:1px solid ButtonText}.tab:is([aria-selected=true],[aria-current])::before{border:2px solid Highlight}}
@keyframes pulse{to{background:var(--hover)}}
@keyframes drop{from{opacity:0;transform:translateY(-8px)}}
`
