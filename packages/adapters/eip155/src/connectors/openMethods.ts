import type { Connector } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'
import type { WalletSource } from '../walletSource.js'

/** `connect` and `restore` of a connector. What they do is loaded when one of them is called. */
export function openMethods(
  context: Eip155Context,
  source: WalletSource,
): Required<Pick<Connector, 'connect' | 'restore'>> {
  return {
    connect: async (request) => (await loadConnectedParts()).connect(context, source, request),
    restore: async (request) => (await loadConnectedParts()).restore(context, source, request),
  }
}
