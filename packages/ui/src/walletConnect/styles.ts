/** The WalletConnect mark and the success screen. */
export const walletConnectStyles = `
.mark .img{background:var(--lk-ink);color:var(--lk-on-ink)}
.mark .img svg{color:inherit}
.qrDone{display:grid;place-content:center;inline-size:100%;aspect-ratio:1;margin-block-end:148px}
`
