import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { Panels } from '../shared/Panels.js'

const kit = createAppKit(kitOptions())
exposeKit(kit)

function App() {
  return (
    <main>
      <h1>Strict</h1>
      <AppKitButton />
      <AppKitNetworkButton />
      <Panels kit={kit} />
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
