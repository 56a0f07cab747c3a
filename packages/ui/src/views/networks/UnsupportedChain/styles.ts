export const styles = `
.stay:empty{display:none}.stay{padding-block-start:8px;color:var(--lk-ink)}
`
