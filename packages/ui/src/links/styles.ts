/** Links in running text. */
export const linkStyles = `
.link{color:var(--lk-ink);text-decoration:underline;text-underline-offset:2px;border-radius:4px}
`
