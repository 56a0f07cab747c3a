/** Styles of tabs, and of the account strip that looks like them. */
export const tabsStyles = `
.tabs{display:flex;flex-wrap:wrap;margin-block-start:4px;border-radius:calc(var(--lk-r)*3.5);background:var(--lk-raised)}
.tab{position:relative;z-index:0;flex:1 1 30%;min-inline-size:fit-content;min-block-size:44px;padding:6px 10px;border-radius:calc(var(--lk-r)*3.5);text-align:center;font-size:calc(var(--lk-fs)*1.3);line-height:1.34;color:var(--lk-quiet)}
.tab:is([aria-selected=true],[aria-current]){color:var(--lk-ink);font-weight:600}
.tab:is([aria-selected=true],[aria-current])::before{content:"";position:absolute;inset:4px;z-index:-1;border-radius:calc(var(--lk-r)*2.5);background:var(--lk-surface);box-shadow:0 1px 3px rgb(20 22 31/.14)}
.panel{border-radius:calc(var(--lk-r)*3);padding-block-start:8px}
@media (hover:hover){.tab:hover{color:var(--lk-ink)}}
:where(.tabs:has(>:nth-child(4)))>.tab{flex-basis:20%;padding-inline:6px}
@media (forced-colors:active){.tabs{border:1px solid ButtonText}.tab:is([aria-selected=true],[aria-current])::before{border:2px solid Highlight}}
`
