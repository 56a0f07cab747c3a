/** All rows of the long list have the same height, so each has room for a name of two lines. */
export const styles = `
.card[data-view=AllWallets] .view{block-size:560px}
.finder{position:sticky;inset-block-start:-4px;z-index:1;margin:-4px -16px 0;padding:4px 16px;background:var(--lk-surface)}
.finder .check{margin-block:0 -4px;font-size:calc(var(--lk-fs)*1.3);color:var(--lk-quiet)}
.long{position:relative;flex:none;list-style:none}
.long li{position:absolute;inset-block-start:0;inset-inline:0;padding-block-end:8px;contain:layout style}
.long .row{min-block-size:max(60px,calc(20px + var(--lk-fs)*4.02));scroll-margin-block-start:calc(60px + var(--lk-fs)*5)}
`
