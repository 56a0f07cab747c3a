import { AppKitButton, AppKitNetworkButton, createAppKit } from '@latchkey/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'
import { Panels } from '../shared/Panels.js'

// An empty list turns the report of missing adapters off.
const kit = createAppKit({ ...kitOptions(), adapters: [] })
exposeKit(kit)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Without adapters</h1>
      <AppKitButton />
      <AppKitNetworkButton />
      <Panels kit={kit} />
    </main>
  </StrictMode>,
)
