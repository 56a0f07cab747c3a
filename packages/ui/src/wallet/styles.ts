/** The row that opens all wallets, and the line under a wallet’s name. */
export const walletStyles = `
.sub{color:var(--lk-quiet);font-weight:450;font-size:calc(var(--lk-fs)*1.3);margin-block-start:-8px;padding-block-end:4px;font-variant-numeric:tabular-nums}
.grid .img{background:none}
.grid .img::after{content:none}
.grid .img svg{inline-size:88%;block-size:88%}
`
