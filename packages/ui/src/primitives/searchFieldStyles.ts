/** The search field. */
export const searchFieldStyles = `
.search{position:relative}
.search svg{position:absolute;inset-block:0;inset-inline-start:12px;margin-block:auto;color:var(--lk-quiet);pointer-events:none}
.search input{inline-size:100%;min-block-size:44px;padding:8px 12px;padding-inline-start:40px;border-radius:calc(var(--lk-r)*3.5);background:var(--lk-raised);font-size:calc(var(--lk-fs)*1.6);appearance:none}
.search input::placeholder{color:var(--lk-quiet);opacity:1}
@media (forced-colors:none){.search input::-webkit-search-cancel-button{appearance:none;inline-size:14px;block-size:14px;cursor:pointer;background:linear-gradient(45deg,#0000 46%,var(--lk-quiet) 46% 54%,#0000 54%),linear-gradient(-45deg,#0000 46%,var(--lk-quiet) 46% 54%,#0000 54%)}}
@media (forced-colors:active){.search input{border:1px solid ButtonText}}
`
