/** What only the views of an account and of the page's own wallets show. */
export const accountStyles = `
.tile{inline-size:100%;block-size:100%;display:grid;place-items:center;color:#fff}
.tile b{font-size:calc(var(--s,40px)*.42);line-height:1;font-weight:700}
.img .tile svg{color:inherit}
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
.switch{list-style:none;margin-block:0 8px}
.switch li{flex:1 1 calc(var(--fs)*6.8);display:flex}
.switch .tab{flex:1;padding:6px 4px;min-inline-size:0;font-size:calc(var(--fs)*1.2)}
.switch small{display:block;font-size:calc(var(--fs)*1.1);font-weight:450;color:var(--quiet);font-variant-numeric:tabular-nums}
.intro{padding-block-end:12px}
.ends{display:flex;align-items:center;gap:8px}
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
.alert{display:flex;align-items:center;gap:8px;margin:0 16px 8px;padding:2px 4px 2px 12px;border-radius:calc(var(--r)*3);background:color-mix(in srgb,var(--bad) 9%,var(--surface));color:var(--bad);font-size:calc(var(--fs)*1.3)}
[dir=rtl] .alert{padding:2px 12px 2px 4px}
.alert p{flex:1}
.alert .icon{color:inherit}
`
