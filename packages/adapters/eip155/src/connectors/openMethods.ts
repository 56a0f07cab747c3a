import type { Connector } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { loadPart } from '../loadPart.js'
import type { WalletSource } from '../walletSource.js'

/** `connect` and `restore` of a connector. What they do is loaded when one of them is called. */
export function openMethods(
  context: Eip155Context,
  source: WalletSource,
): Required<Pick<Connector, 'connect' | 'restore'>> {
  const load = () => loadPart(() => import('../connect.js'))
  return {
    connect: async (request) => (await load()).connect(context, source, request),
    restore: async (request) => (await load()).restore(context, source, request),
  }
}
