/** Tiles of networks and namespaces without an image. */
export const networkStyles = `
.tile{inline-size:100%;block-size:100%;display:grid;place-items:center;color:#fff}
.tile b{font-size:calc(var(--s,40px)*.42);line-height:1;font-weight:700}
.img .tile svg{color:inherit}
`
