import type { Connector } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { WalletSource } from '../wallet/walletSource.js'

/** Returns `connect` and `restore` of a connector. `restore` sends `eth_accounts`, which opens no window. */
export function connectMethods(
  context: Eip155Context,
  source: WalletSource,
): Required<Pick<Connector, 'connect' | 'restore' | 'restorePrompt'>> {
  return {
    connect: async (request) => (await context.loadSession()).connect(context, source, request),
    restorePrompt: () => 'never',
    restore: async (request) => (await context.loadSession()).restore(context, source, request),
  }
}
