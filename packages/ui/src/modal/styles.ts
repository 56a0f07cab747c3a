import { declareColors, limits } from '@latchkey/common'
import { colorTokens } from '../theme/tokens.js'

const dark = declareColors(colorTokens.dark)

/** The modal's frame: host, overlay, card, header, motion. The page's style sheets do not reach it. */
export const modalStyles = `
:host{all:initial!important;display:block!important}
:host([hidden]){display:none!important}
:host([data-appended]){position:fixed!important}
*,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0;font:inherit;color:inherit;background:none;letter-spacing:inherit;-webkit-tap-highlight-color:transparent}
bdi{unicode-bidi:isolate}
.root{${declareColors(colorTokens.light)}--lk-shadow:0 1px 1px rgb(20 22 31/.06),0 12px 40px rgb(20 22 31/.18);color-scheme:light;--lk-fs:${limits.fontSizeMasterPx}px;--lk-r:${limits.borderRadiusMasterPx}px;--lk-w:${limits.modalWidthPx}px;--lk-z:${limits.modalZIndex};--lk-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;
color:var(--lk-ink);font:500 calc(var(--lk-fs)*1.4)/1.43 var(--lk-family);-webkit-font-smoothing:antialiased;text-size-adjust:100%;-webkit-text-size-adjust:100%;text-align:start;overflow-wrap:anywhere}
.root[data-mode=dark]{${dark}--lk-shadow:0 0 0 1px rgb(255 255 255/.06),0 16px 48px rgb(0 0 0/.6);color-scheme:dark}
dialog.root{position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;padding:16px;place-items:center;overflow:hidden;overscroll-behavior:contain;z-index:var(--lk-z);opacity:0;transition:opacity .12s,display .12s allow-discrete,overlay .12s allow-discrete}
dialog.root[open]{display:grid;opacity:1;transition:none}
dialog.root::backdrop{background:rgb(20 22 31/.48)}
dialog.root:focus{outline:0}
.card{position:relative;display:flex;flex-direction:column;inline-size:min(100%,var(--lk-w));max-block-size:min(680px,100%);background:var(--lk-surface);border-radius:calc(var(--lk-r)*6);box-shadow:var(--lk-shadow);overflow:hidden}
section.root .card{inline-size:100%;max-inline-size:var(--lk-w)}
section.root{position:relative}
.head{flex:none;display:grid;grid-template-columns:40px minmax(0,1fr) 40px;align-items:center;gap:8px;padding:12px 12px 8px}
.head h2{text-align:center;font-size:calc(var(--lk-fs)*1.6);line-height:1.5;font-weight:600;letter-spacing:-.01em;outline:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;animation:fade .12s}
.content{display:flex;flex-direction:column;min-block-size:0;flex:0 1 auto}
.view{flex:0 1 auto;display:flex;flex-direction:column;min-block-size:0;min-inline-size:0}
.body{display:flex;flex-direction:column;gap:8px;padding:4px 16px 16px;overflow-y:auto;min-block-size:0;overscroll-behavior:contain;scroll-padding-block:8px;scrollbar-width:thin;scrollbar-color:var(--lk-line) transparent}
.body::after{content:"";position:sticky;inset-block-end:-16px;z-index:1;flex:none;block-size:16px;margin-block:-8px -16px;background:linear-gradient(transparent,var(--lk-surface));pointer-events:none}
.sr{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes fade{from{opacity:0}}
@keyframes rise{from{transform:translateY(12px)}}
@keyframes turn{to{transform:rotate(1turn)}}
@media (max-width:429.9px){
dialog.root{padding:24px 0 0;place-items:end center}
dialog.root .card{inline-size:100%;max-block-size:100%;border-end-start-radius:0;border-end-end-radius:0;padding-block-end:env(safe-area-inset-bottom);animation:rise .15s ease-out}}
.view[data-direction]{animation:next .15s ease-out}
.view[data-direction=prev]{animation-name:prev}
[dir=rtl] .view{animation-name:prev}
[dir=rtl] .view[data-direction=prev]{animation-name:next}
@keyframes next{from{opacity:0;transform:translateX(16px)}}
@keyframes prev{from{opacity:0;transform:translateX(-16px)}}
.card:has(.ask){min-block-size:280px}
.veil{position:absolute;inset:0;background:rgb(20 22 31/.4);animation:fade .1s}
.ask{position:absolute;inset-inline:0;inset-block-end:0;background:var(--lk-surface);padding:20px 16px 16px;border-radius:calc(var(--lk-r)*6);display:grid;gap:8px;animation:rise .15s ease-out;box-shadow:0 -8px 32px rgb(20 22 31/.12)}
.ask h3{font-size:calc(var(--lk-fs)*1.6);font-weight:650;letter-spacing:-.01em;text-align:center}
.ask p{text-align:center;text-wrap:balance;color:var(--lk-quiet);font-weight:450;padding-block-end:8px}
@media (forced-colors:active){.ask{border:1px solid CanvasText}}
.foot{flex:none;padding:12px 16px 16px;border-block-start:1px solid var(--lk-line);font-size:calc(var(--lk-fs)*1.2);line-height:1.34;font-weight:450;color:var(--lk-quiet);text-align:center}
.foot:has(>.btn){padding:4px 16px}
.root .card[data-shake]{animation:shake .5s}
@keyframes shake{10%,90%{transform:translateX(-1px)}20%,80%{transform:translateX(3px)}30%,50%,70%{transform:translateX(-6px)}40%,60%{transform:translateX(6px)}}
`
