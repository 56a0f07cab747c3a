import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { buildOptions, completeOptions } from '../options/buildOptions.js'
import { initialSettings, parseSettings } from '../options/settings.js'
import { createTestWallets } from '../wallets/createTestWallets.js'
import { createChainStore } from './createChainStore.js'
import { createEventLog } from './createEventLog.js'
import { createKitStore } from './createKitStore.js'
import { DemoContext } from './demoContext.js'
import { readPageData } from './pageData.js'

/** Creates the kit, the test wallets and the local chains of a page, and renders it. */
export function mountDemo(page: ReactNode): void {
  const chains = createChainStore(readPageData())
  const log = createEventLog()
  const wallets = createTestWallets(chains)
  const { networks, data } = chains.get()
  const kits = createKitStore(firstOptions({ networks, services: data.services }), (kit) => log.follow(kit))

  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root.')
  createRoot(place).render(
    <StrictMode>
      <DemoContext value={{ chains, kits, log, wallets }}>{page}</DemoContext>
    </StrictMode>,
  )
}

/** Returns the options of a shared link, or the defaults if they are invalid. */
function firstOptions(offered: Parameters<typeof buildOptions>[1]) {
  const asked = buildOptions(parseSettings(location.hash), offered)
  if (Object.keys(asked.problems).length === 0) return completeOptions(asked)
  return completeOptions(buildOptions(initialSettings, offered))
}
