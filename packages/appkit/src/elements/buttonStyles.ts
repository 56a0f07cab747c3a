import { declareColors, sharedColors } from '@latchkey/common/start'

const dark = declareColors(sharedColors.dark)

/**
 * The style of the buttons; the host page's style sheets do not reach it. Clicks always target the button itself: browsers
 * drop the click when the text below the pointer is replaced before the release, as a page translator does.
 */
export const buttonStyles = `
:host{all:initial!important;display:inline-block!important;position:relative!important;vertical-align:middle!important}
:host([hidden]){display:none!important}
button,.loadNote{${declareColors(sharedColors.light)}color-scheme:light}
button{all:unset;position:relative;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:44px;
min-inline-size:44px;max-inline-size:min(100%,320px);--lk-pad:18px;padding:0 var(--lk-pad);border:1px solid transparent;border-radius:calc(var(--lk-radius,4px)*3.5);
background:var(--lk-fill,var(--lk-ink));color:var(--lk-on-fill,var(--lk-on-ink));font:600 calc(var(--lk-font,10px)*1.5)/20px var(--lk-family,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif);
letter-spacing:-.005em;cursor:pointer;-webkit-tap-highlight-color:transparent;font-variant-numeric:tabular-nums}
@media (prefers-color-scheme:dark){:is(button,.loadNote):not([data-mode=light]){${dark}color-scheme:dark}}
:is(button,.loadNote)[data-mode=dark]{${dark}color-scheme:dark}
button[data-size=sm]{min-block-size:36px;--lk-pad:14px;font-size:calc(var(--lk-font,10px)*1.4)}
button:not([data-kind=connect]){background:var(--lk-raised);color:var(--lk-ink);border-color:var(--lk-line)}
button[data-held]{padding-inline:calc(var(--lk-pad) - 10px)}
button:has(img:not([hidden])){padding-inline:10px var(--lk-pad)}
button:focus-visible{outline:2px solid var(--lk-accent);outline-offset:2px}
@media (hover:hover){button:not([aria-disabled=true]):hover{opacity:.9}[style*="--lk-fill:"][data-kind=connect]:not([aria-disabled=true]):hover{opacity:1;box-shadow:inset 0 0 0 2px}button:not([data-kind=connect]):not([aria-disabled=true]):hover{opacity:1;background:var(--lk-hover)}}
button[aria-disabled=true]{opacity:.55;cursor:default}
img{inline-size:24px;block-size:24px;border-radius:8px;flex:none;object-fit:cover}
button[data-kind=network] img{border-radius:50%}
button>*{pointer-events:none}
span{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;unicode-bidi:plaintext}
.detail{color:var(--lk-quiet);font-weight:500;flex:none;max-inline-size:65%}
.spin{box-sizing:border-box;inline-size:12px;block-size:12px;flex:none;border-radius:50%;border:2px solid currentColor;border-inline-end-color:transparent;animation:spin .9s linear infinite}
img:not([hidden])~.spin{position:absolute;inset-inline-start:6px;inline-size:32px;block-size:32px}
.loadNote{position:absolute;z-index:2147483647;box-sizing:border-box;display:grid;gap:8px;inline-size:300px;max-inline-size:calc(100vw - 16px);padding:14px;
border:1px solid var(--lk-line);border-radius:calc(var(--lk-radius,4px)*3.5);background:var(--lk-on-ink);color:var(--lk-ink);box-shadow:0 8px 32px rgb(0 0 0/.18);font:450 calc(var(--lk-font,10px)*1.4)/1.43 var(--lk-family,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif);text-align:start}
.loadNote p{margin:0}
.loadNote button{max-inline-size:none}
[hidden]{display:none!important}
@keyframes spin{to{rotate:1turn}}
@media (prefers-reduced-motion:reduce){.spin{animation-duration:3s}}
@media (forced-colors:active){button,.loadNote{border-color:ButtonText}}
`
