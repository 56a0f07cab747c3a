/** What only one view needs. */
export const viewStyles = `
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
.foot:has(>.btn){padding:4px 16px}
.stay:empty{display:none}.stay{padding-block-start:8px;color:var(--ink)}
.loading{padding-block:48px;gap:12px}
.spacer{min-block-size:48px}
.note{font-size:calc(var(--fs)*1.2);line-height:1.34;font-weight:450;color:var(--quiet);min-block-size:16px}
.facts{display:grid;gap:16px;list-style:none;padding:8px 4px 12px}
.facts li{display:grid;grid-template-columns:40px minmax(0,1fr);gap:12px;align-items:start}
.facts .img{background:var(--raised);color:var(--accent)}
.facts strong{display:block;font-weight:600;font-size:calc(var(--fs)*1.5);line-height:1.34}
.facts p{font-weight:450;color:var(--quiet);font-size:calc(var(--fs)*1.3);line-height:1.4}
.advice{display:grid;gap:8px;padding:4px 4px 8px 24px;font-weight:450;font-size:calc(var(--fs)*1.3);line-height:1.4}
[dir=rtl] .advice{padding:4px 24px 8px 4px}
.advice li::marker{color:var(--accent);font-weight:600}
.empty{padding:24px 8px 12px}
.empty .img{--s:56px;background:var(--raised)}
.text{padding:0 4px;font-weight:450;color:var(--quiet)}
`
