export const styles = `
.stores{gap:8px}
.stores{margin-block-start:8px}
.stores .btn{flex-basis:40%}
`
