import type { ChainNamespace } from '@latchkey/common'
import { isMobile } from '@latchkey/common'
import { type Core, type InstalledListInput, listInstalled, type WalletGroup } from '@latchkey/core'

/** The wallets of the page as they are now, in the order and without those that the app's options say. */
export function readInstalled(core: Core, namespace?: ChainNamespace): readonly WalletGroup[] {
  return listInstalled(installedInput(core, namespace))
}

/** What decides that list. */
export function installedInput(core: Core, namespace: ChainNamespace | undefined): InstalledListInput {
  const { excludeWalletIds = [], includeInstalledWalletIds, features } = core.options.state.current
  return {
    connectors: core.connectors.state.all,
    recent: core.connectors.recent(),
    order: features.connectorTypeOrder,
    rules: {
      isMobile: isMobile(core.ports.window?.navigator),
      excluded: excludeWalletIds.map(anyName),
      included: includeInstalledWalletIds?.map(anyName),
    },
    namespace,
  }
}

/** A word of an option names a wallet by id, reverse-DNS name or name. */
function anyName(word: string) {
  return { id: word, rdns: word, name: word }
}
