import type { ChainNamespace, Network, WalletConnectDescriptor } from '@latchkey/common'

/** A namespace that a proposal requests. */
export type RequestedNamespace = {
  readonly namespace: ChainNamespace
  readonly descriptor: Pick<WalletConnectDescriptor, 'methods' | 'events' | 'open'>
  readonly networks: readonly Network[]
}
