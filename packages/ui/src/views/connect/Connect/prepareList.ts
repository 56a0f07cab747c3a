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
  const { enableWallets, namespaces } = core.options.state.current
  const isReady = core.connectors.state.isReady || !enableWallets || namespaces.length === 0
  await Promise.all([
    isReady ? undefined : waitAtMost(core.discover(), patienceMs, core.ports.clock),
    // Ignore the error here; it resurfaces when a wallet is chosen.
    opensApps(core)
      ? share(createListedChooser)
          .load()
          .catch(() => undefined)
      : undefined,
  ])
}
