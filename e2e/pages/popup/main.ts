import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { renderApp } from '../shared/renderApp.js'
import { openPopup } from './openPopup.js'

// Without a click: a browser with a pop-up blocker blocks it.
openPopup()

let wasActive = false
setInterval(() => {
  const { isActive } = navigator.userActivation
  // biome-ignore lint/suspicious/noConsole: the test waits for it, without a gesture that keeps the page active
  if (wasActive && !isActive) console.info('activation ended')
  wasActive = isActive
}, 50)

/** A page with a wallet that comes as an SDK and asks in a pop-up. */
renderApp('Pop-ups', { adapters: [createEip155Adapter({ coinbase: () => import('./popupSdk.js') })] })
