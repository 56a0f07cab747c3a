import type { AppKitOptions } from '@latchkey/appkit'
import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit } from './exposeKit.js'
import { kitOptions } from './kitOptions.js'
import { Panels } from './Panels.js'

/** A React app with the buttons and all actions of a wallet. */
export function renderApp(title: string, options: Partial<AppKitOptions> = {}): void {
  const kit = createAppKit({ ...kitOptions(), ...options })
  exposeKit(kit)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <main>
        <h1>{title}</h1>
        <AppKitButton />
        <AppKitNetworkButton />
        <Panels kit={kit} />
      </main>
    </StrictMode>,
  )
}
