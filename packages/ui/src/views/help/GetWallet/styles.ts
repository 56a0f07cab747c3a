export const styles = `
.advice{display:grid;gap:8px;padding:4px 4px 8px 24px;font-weight:450;font-size:calc(var(--lk-fs)*1.3);line-height:1.4}
[dir=rtl] .advice{padding:4px 24px 8px 4px}
.advice li::marker{color:var(--lk-accent);font-weight:600}
`
