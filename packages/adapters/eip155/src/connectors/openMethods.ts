import type { Connector } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'
import type { WalletSource } from '../walletSource.js'

/** `connect` and `restore` of a connector. What they do is loaded when one of them is called. `eth_accounts` opens no window. */
export function openMethods(
  context: Eip155Context,
  source: WalletSource,
): Required<Pick<Connector, 'connect' | 'restore' | 'restorePrompt'>> {
  return {
    connect: async (request) => (await loadConnectedParts()).connect(context, source, request),
    restorePrompt: () => 'never',
    restore: async (request) => (await loadConnectedParts()).restore(context, source, request),
  }
}
