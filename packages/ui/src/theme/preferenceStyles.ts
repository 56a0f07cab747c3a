/** Styles for system preferences: reduced motion (AX14) and forced colors (AX13). */
export const preferenceStyles = `
@media (prefers-reduced-motion:reduce){
*{animation:none!important}
.view[data-direction]{animation:fade .08s!important}
dialog.root{transition-duration:.08s}
.spin{animation:turn 3s linear infinite!important}}
@media (forced-colors:active){.card{border:1px solid CanvasText}.row,.btn,.tag,.icon{border:1px solid ButtonText}}
`
