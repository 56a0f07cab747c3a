/** Lists of facts with pictures. */
export const factsStyles = `
.facts{display:grid;gap:16px;list-style:none;padding:8px 4px 12px}
.facts li{display:grid;grid-template-columns:40px minmax(0,1fr);gap:12px;align-items:start}
.facts .img{background:var(--lk-raised);color:var(--lk-accent)}
.facts strong{display:block;font-weight:600;font-size:calc(var(--lk-fs)*1.5);line-height:1.34}
.facts p{font-weight:450;color:var(--lk-quiet);font-size:calc(var(--lk-fs)*1.3);line-height:1.4}
`
