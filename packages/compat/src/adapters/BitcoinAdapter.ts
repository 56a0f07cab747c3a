import { type Bip122AdapterOptions, createBip122Adapter } from '@latchkey/adapter-bip122'
import type { BitcoinProvider } from '@latchkey/common'
import { AdapterInstance } from './AdapterInstance.js'

/** The provider of a Bitcoin wallet. */
export type BitcoinConnector = BitcoinProvider

/** Options of {@link BitcoinAdapter}: those of `createBip122Adapter` of `@latchkey/adapter-bip122`, and these. */
export type BitcoinAdapterOptions = Bip122AdapterOptions & {
  /** No effect: the kit has the networks. */
  readonly networks?: readonly object[] | undefined
  /** No effect: the RPC URLs of the networks name an Esplora server. */
  readonly api?: object | undefined
}

/** The Bitcoin adapter. */
export class BitcoinAdapter extends AdapterInstance {
  constructor({ networks: _, api: __, ...options }: BitcoinAdapterOptions = {}) {
    super(createBip122Adapter(options))
  }
}

/** What an address of `getAccountAddresses` is for. */
export const AddressPurpose = { Ordinal: 'ordinal', Payment: 'payment', Stacks: 'stx' } as const
