import { type ChainNamespace, isMobile, loadModule } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'

type ChooseListed = typeof import('../../../walletConnect/chooseListed.js').chooseListed

/**
 * Chooses wallets that are not on the page. Its code loads separately, because most visitors choose an installed
 * wallet.
 */
export type ListedChooser = {
  /** Preloads the code. Rejects with `VIEW_LOAD_FAILED`. */
  load(): Promise<void>
  /** Runs synchronously once the code is loaded. Rejects with `VIEW_LOAD_FAILED`. */
  choose(window: Window, wallet: WalletListEntry, namespace: ChainNamespace | undefined): Promise<void>
}

export function createListedChooser(core: Core): ListedChooser {
  let chooseListed: ChooseListed | undefined

  async function load(): Promise<void> {
    chooseListed ??= (await loadModule(() => import('../../../walletConnect/chooseListed.js'))).chooseListed
  }

  return {
    load,
    async choose(window, wallet, namespace) {
      const { view } = core.router.state
      if (!chooseListed) await load()
      // The visitor may have left the list while the code loaded.
      if (core.modal.state.open && core.router.state.view === view) chooseListed?.(core, window, wallet, namespace)
    },
  }
}

/** Returns whether a click has to open a wallet's app, which browsers allow only in the click itself. */
export function opensApps({ walletConnect, ports }: Core): boolean {
  return walletConnect.isEnabled && isMobile(ports.window?.navigator)
}
