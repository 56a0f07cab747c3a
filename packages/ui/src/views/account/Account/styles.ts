export const styles = `
.chip{display:flex;inline-size:fit-content;max-inline-size:100%;min-block-size:32px;margin:auto;gap:6px;align-items:center;background:var(--lk-raised);border-radius:99px;padding:4px 10px 4px 6px;font-size:calc(var(--lk-fs)*1.2);line-height:1.34;color:var(--lk-quiet);--lk-s:20px}
[dir=rtl] .chip{padding:4px 6px 4px 10px}
.chip svg{inline-size:14px;block-size:14px}
button.chip{position:relative}
button.chip::after{content:"";position:absolute;inset:-6px 0}
.avatar{--lk-s:64px;inline-size:64px;block-size:64px;border-radius:50%;margin:6px;box-shadow:0 0 0 4px var(--lk-surface),0 0 0 5px var(--lk-line);overflow:hidden;flex:none}
.who{display:flex;align-items:center;justify-content:center;max-inline-size:100%;padding-inline-start:40px}
.who .lead{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.who .icon svg{inline-size:16px;block-size:16px}
.big{overflow-wrap:anywhere;font-size:calc(var(--lk-fs)*3.4);line-height:1.18;font-weight:650;letter-spacing:-.025em;font-variant-numeric:tabular-nums}
.big span{color:var(--lk-quiet)}
.big .skel{inline-size:150px;block-size:30px;vertical-align:-2px}
.switch{list-style:none;margin-block:0 8px}
.switch li{flex:1 1 calc(var(--lk-fs)*6.8);display:flex}
.switch .tab{flex:1;padding:6px 4px;min-inline-size:0;font-size:calc(var(--lk-fs)*1.2)}
.switch small{display:block;font-size:calc(var(--lk-fs)*1.1);font-weight:450;color:var(--lk-quiet);font-variant-numeric:tabular-nums}
.shared li{position:relative}
.shared .row{padding-inline-end:56px}
.shared .icon{position:absolute;inset-block:0;inset-inline-end:8px;margin-block:auto}
.shared .icon svg{inline-size:16px;block-size:16px}
.assets li:first-child .row{display:flex;flex-wrap:wrap;min-block-size:68px;padding-inline:4px;border:0;background:none}
.assets li:first-child .img{background:var(--lk-raised)}
.assets li:first-child .img+span{flex:1 1 calc(var(--lk-fs)*9)}
.amount{margin-inline-start:auto;text-align:end;font-variant-numeric:tabular-nums}
.amount span{color:var(--lk-quiet)}
.row .amount .skel{inline-size:72px;background:var(--lk-raised);animation:pulse 1.4s ease-in-out infinite alternate}
.with{display:flex;align-items:center;justify-content:center;gap:6px;padding-block:8px 4px;--lk-s:20px}
`
