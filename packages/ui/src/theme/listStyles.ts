/** What the wallet list shows of wallets elsewhere. */
export const listStyles = `
.mark .img{background:var(--ink);color:var(--on-ink)}
.mark .img svg{color:inherit}
.grid .img{background:none}
.grid .img::after{content:none}
.grid .img svg{inline-size:88%;block-size:88%}
.tag:not([data-tone]){color:var(--quiet);background:var(--hover)}
`
