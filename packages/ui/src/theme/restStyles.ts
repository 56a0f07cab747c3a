/** What the wallet list does without: the box to tick, messages, and the other views. */
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
.tile{inline-size:100%;block-size:100%;display:grid;place-items:center;color:#fff}
.tile b{font-size:calc(var(--s,40px)*.42);line-height:1;font-weight:700}
.img .tile svg{color:inherit}
.link{color:var(--ink);text-decoration:underline;text-underline-offset:2px;border-radius:4px}
.check{display:flex;align-items:center;gap:4px;text-align:start;cursor:pointer;min-block-size:44px;margin:-8px 0 -8px -10px;border-radius:calc(var(--r)*3)}
[dir=rtl] .check{margin:-8px -10px -8px 0}
.box{position:relative;inline-size:40px;block-size:44px;flex:none;display:grid;place-items:center}
.box input{position:absolute;inset:11px 9px;inline-size:22px;block-size:22px;appearance:none;border:2px solid var(--quiet);border-radius:calc(var(--r)*1.75);cursor:pointer}
.box input:checked{background:var(--ink);border-color:var(--ink)}
.box svg{position:relative;inline-size:14px;block-size:14px;stroke-width:3;color:var(--on-ink);pointer-events:none;opacity:0}
.box input:checked+svg{opacity:1}
.check[data-nudge] .box input{border-color:var(--bad)}
.chip{display:flex;inline-size:fit-content;max-inline-size:100%;min-block-size:32px;margin:auto;gap:6px;align-items:center;background:var(--raised);border-radius:99px;padding:4px 10px 4px 6px;font-size:calc(var(--fs)*1.2);line-height:1.34;color:var(--quiet);--s:20px}
[dir=rtl] .chip{padding:4px 6px 4px 10px}
.chip svg{inline-size:14px;block-size:14px}
button.chip{position:relative}
button.chip::after{content:"";position:absolute;inset:-6px 0}
.avatar{--s:64px;inline-size:64px;block-size:64px;border-radius:50%;margin:6px;box-shadow:0 0 0 4px var(--surface),0 0 0 5px var(--line);overflow:hidden;flex:none}
.who{display:flex;align-items:center;justify-content:center;max-inline-size:100%;padding-inline-start:40px}
.who .lead{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.who .icon svg{inline-size:16px;block-size:16px}
.sub{color:var(--quiet);font-weight:450;font-size:calc(var(--fs)*1.3);margin-block-start:-8px;padding-block-end:4px;font-variant-numeric:tabular-nums}
.big{font-size:calc(var(--fs)*3.4);line-height:1.18;font-weight:650;letter-spacing:-.025em;font-variant-numeric:tabular-nums}
.big span{color:var(--quiet)}
.big .skel{inline-size:150px;block-size:30px;vertical-align:-2px}
.tabs{display:flex;flex-wrap:wrap;margin-block-start:4px;border-radius:calc(var(--r)*3.5);background:var(--raised)}
.tab{position:relative;z-index:0;flex:1 1 30%;min-inline-size:fit-content;min-block-size:44px;padding:6px 10px;border-radius:calc(var(--r)*3.5);text-align:center;font-size:calc(var(--fs)*1.3);line-height:1.34;color:var(--quiet)}
.tab:is([aria-selected=true],[aria-current]){color:var(--ink);font-weight:600}
.tab:is([aria-selected=true],[aria-current])::before{content:"";position:absolute;inset:4px;z-index:-1;border-radius:calc(var(--r)*2.5);background:var(--surface);box-shadow:0 1px 3px rgb(20 22 31/.14)}
.switch{list-style:none;margin-block:0 8px}
.switch li{flex:1 1 calc(var(--fs)*6.8);display:flex}
.switch .tab{flex:1;padding:6px 4px;min-inline-size:0;font-size:calc(var(--fs)*1.2)}
.switch small{display:block;font-size:calc(var(--fs)*1.1);font-weight:450;color:var(--quiet);font-variant-numeric:tabular-nums}
.pair{display:flex;flex-wrap:wrap;justify-content:center}
.pair .btn{flex:1 1 auto;inline-size:auto;padding-inline:8px}
.intro{padding-block-end:12px}
.ends{display:flex;align-items:center;gap:8px}
.search{position:relative}
.search svg{position:absolute;inset-block:0;inset-inline-start:12px;margin-block:auto;color:var(--quiet);pointer-events:none}
.search input{inline-size:100%;min-block-size:44px;padding:8px 12px;padding-inline-start:40px;border-radius:calc(var(--r)*3.5);background:var(--raised);font-size:calc(var(--fs)*1.6);appearance:none}
.search input::placeholder{color:var(--quiet);opacity:1}
@media (forced-colors:none){.search input::-webkit-search-cancel-button{appearance:none;inline-size:14px;block-size:14px;cursor:pointer;background:linear-gradient(45deg,#0000 46%,var(--quiet) 46% 54%,#0000 54%),linear-gradient(-45deg,#0000 46%,var(--quiet) 46% 54%,#0000 54%)}}
.panel{border-radius:calc(var(--r)*3);padding-block-start:8px}
.assets li:first-child .row{display:flex;flex-wrap:wrap;min-block-size:68px;padding-inline:4px;border:0;background:none}
.assets li:first-child .img{background:var(--raised)}
.assets li:first-child .img+span{flex:1 1 calc(var(--fs)*9)}
.amount{margin-inline-start:auto;text-align:end;font-variant-numeric:tabular-nums}
.amount span{color:var(--quiet)}
.row .amount .skel{inline-size:72px;background:var(--raised);animation:pulse 1.4s ease-in-out infinite alternate}
.with{display:flex;align-items:center;justify-content:center;gap:6px;padding-block:8px 4px;--s:20px}
.stay:empty{display:none}.stay{padding-block-start:8px;color:var(--ink)}
.facts{display:grid;gap:16px;list-style:none;padding:8px 4px 12px}
.facts li{display:grid;grid-template-columns:40px minmax(0,1fr);gap:12px;align-items:start}
.facts .img{background:var(--raised);color:var(--accent)}
.facts strong{display:block;font-weight:600;font-size:calc(var(--fs)*1.5);line-height:1.34}
.facts p{font-weight:450;color:var(--quiet);font-size:calc(var(--fs)*1.3);line-height:1.4}
.advice{display:grid;gap:8px;padding:4px 4px 8px 24px;font-weight:450;font-size:calc(var(--fs)*1.3);line-height:1.4}
[dir=rtl] .advice{padding:4px 24px 8px 4px}
.advice li::marker{color:var(--accent);font-weight:600}
.text{padding:0 4px;font-weight:450;color:var(--quiet)}
.skel{display:inline-block;background:var(--raised);border-radius:calc(var(--r)*2);animation:pulse 1.4s ease-in-out infinite alternate}
.row .skel{inline-size:120px;block-size:14px;background:var(--hover);animation:none}
.snack p{display:flex;gap:10px;align-items:center;max-inline-size:min(100%,400px);padding:9px 16px 9px 10px;border-radius:22px;background:var(--ink);color:var(--on-ink);font-size:calc(var(--fs)*1.3);box-shadow:var(--shadow);animation:drop .15s ease-out}
[dir=rtl] .snack p{padding:9px 10px 9px 16px}
.snack i{inline-size:20px;block-size:20px;border-radius:50%;display:grid;place-items:center;background:var(--ok);color:var(--surface)}
.snack i[data-bad]{background:var(--bad)}
.snack i svg{inline-size:12px;block-size:12px;stroke-width:3}
.alert{display:flex;align-items:center;gap:8px;margin:0 16px 8px;padding:2px 4px 2px 12px;border-radius:calc(var(--r)*3);background:color-mix(in srgb,var(--bad) 9%,var(--surface));color:var(--bad);font-size:calc(var(--fs)*1.3)}
[dir=rtl] .alert{padding:2px 12px 2px 4px}
.alert p{flex:1}
.alert .icon{color:inherit}
@media (hover:hover){.tab:hover{color:var(--ink)}}
@media (prefers-reduced-motion:reduce){.skel{animation:none!important}}
@media (forced-colors:active){.box input,.snack p,.alert{border:1px solid ButtonText}.box input:checked{forced-color-adjust:none;background:Highlight}.tabs,.search input{border:1px solid ButtonText}.tab:is([aria-selected=true],[aria-current])::before{border:2px solid Highlight}}
@keyframes pulse{to{background:var(--hover)}}
@keyframes drop{from{opacity:0;transform:translateY(-8px)}}
`
