import type { Core, ViewData } from '@latchkey/core'
import type { Share } from '../../../modalContext/createShare.js'
import { waitAtMost } from '../../waitAtMost.js'
import { createListedChooser, opensApps } from './createListedChooser.js'

/** Maximum wait for wallets on the page, in ms. */
const patienceMs = 250

/**
 * Waits briefly for wallets on the page, so that the list does not jump; on a phone also for the code that opens apps.
 */
export async function prepareList(core: Core, _data: ViewData['Connect'], share: Share): Promise<void> {
  await Promise.all([
    isSearching(core) ? waitAtMost(core.discover(), patienceMs, core.ports.clock) : undefined,
    // Ignore the error here; it resurfaces when a wallet is chosen.
    opensApps(core)
      ? share(createListedChooser)
          .load()
          .catch(() => undefined)
      : undefined,
  ])
}

/** Returns whether the search for wallets on the page still runs. */
export function isSearching({ connectors, options }: Core): boolean {
  const { enableWallets, namespaces } = options.state.current
  return !connectors.state.isReady && enableWallets && namespaces.length > 0
}
