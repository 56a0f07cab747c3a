import type { Adapter, ChainNamespace, Identity, Ports } from '@latchkey/common'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import type { Accounts } from './createAccounts.js'

/** Dependencies of the details of connected accounts. */
export type AccountDetailDeps = {
  /** Returns the adapter of a namespace, once it is created. */
  adapterOf(namespace: ChainNamespace): Adapter | undefined
  readonly accounts: Accounts
  readonly networks: Networks
  readonly storage: Storage
  readonly ports: Ports
  readonly options: Pick<ResolvedOptions, 'balances' | 'enableNamePictures' | 'identity' | 'tokens'>
  /** Requests names from `services.chainData`, which supports EVM addresses only; `undefined` without that service. */
  readonly findIdentity?: ((address: string, signal: AbortSignal) => Promise<Identity>) | undefined
}
