import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { createChainStore } from './kit/createChainStore.js'
import { createEventLog } from './kit/createEventLog.js'
import { createKitStore } from './kit/createKitStore.js'
import { DemoContext } from './kit/demoContext.js'
import { readPageData } from './kit/pageData.js'
import { buildOptions, completeOptions } from './options/buildOptions.js'
import { initialSettings, parseSettings } from './options/settings.js'
import { createTestWallets } from './wallets/createTestWallets.js'
import './style/tokens.css'
import './style/base.css'
import './style/layout.css'
import './style/parts.css'
import './style/chains.css'

const chains = createChainStore(readPageData())
const log = createEventLog()
const wallets = createTestWallets(chains)
const kits = createKitStore(firstOptions(), (kit) => log.follow(kit))

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
createRoot(place).render(
  <StrictMode>
    <DemoContext value={{ chains, kits, log, wallets }}>
      <App />
    </DemoContext>
  </StrictMode>,
)

/** Returns the options of a shared link, or the defaults if they are invalid. */
function firstOptions() {
  const { networks, data } = chains.get()
  const offered = { networks, services: data.services }
  const asked = buildOptions(parseSettings(location.hash), offered)
  if (Object.keys(asked.problems).length === 0) return completeOptions(asked)
  return completeOptions(buildOptions(initialSettings, offered))
}
