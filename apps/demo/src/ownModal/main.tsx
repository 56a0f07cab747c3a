import { createAppKit } from '@latchkey/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createChainStore } from '../kit/createChainStore.js'
import { readPageData } from '../kit/pageData.js'
import { buildOptions, completeOptions } from '../options/buildOptions.js'
import { initialSettings } from '../options/settings.js'
import { createTestWallets } from '../wallets/createTestWallets.js'
import { OwnModalApp } from './OwnModalApp.js'
import '../style/tokens.css'
import '../style/base.css'
import '../style/layout.css'
import '../style/parts.css'
import '../style/ownModal.css'

const chains = createChainStore(readPageData())
createTestWallets(chains)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
const root = createRoot(place)
const stop = chains.watch(show)
show()

/** Shows the app once the services run, because their URLs are options of the kit. */
function show(): void {
  const { networks, data } = chains.get()
  if (data.services.status === 'starting')
    return root.render(<p role="status">The local relay and chains are still starting. This page waits for them.</p>)
  stop()
  const options = completeOptions(buildOptions(initialSettings, { networks, services: data.services }))
  // This page never opens the modal.
  createAppKit({ ...options, prefetch: 'none' })
  root.render(
    <StrictMode>
      <OwnModalApp />
    </StrictMode>,
  )
}
