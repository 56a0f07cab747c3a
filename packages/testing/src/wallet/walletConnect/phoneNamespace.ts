import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { Plan } from '../base/plan.js'
import type { PhoneNetwork } from './phoneNetwork.js'

/** One request of an app, as a namespace answers it. */
export type PhoneCall = { readonly method: string; readonly params: unknown; readonly networkId: CaipNetworkId }

/** What a phone wallet knows of one namespace: its keys, its networks and how requests are answered. */
export type PhoneNamespace = {
  readonly namespace: ChainNamespace
  /** The methods it answers. */
  readonly methods: readonly string[]
  readonly accountCount: number
  /** The networks it knows now; apps may add some. */
  networks(): readonly PhoneNetwork[]
  /** The addresses of one account on a network: two in Bitcoin, one elsewhere. */
  addressesOf(index: number, networkId: CaipNetworkId): readonly string[]
  /** The indices of the accounts apps may use, the one in use first. */
  shared(): readonly number[]
  share(indices: readonly number[]): void
  /** Checks a request and says what it will do; throws what the wallet answers to a bad one. */
  plan(call: PhoneCall): Plan
}

/** What every namespace is made from. */
export type PhoneNamespaceOptions = {
  readonly name: string
  readonly networks: readonly PhoneNetwork[]
  readonly mnemonic?: string | undefined
  readonly accountCount: number
  readonly firstAccount: number
  readonly fetch?: typeof globalThis.fetch | undefined
  /** The wallet changed to another network because an app asked for it. */
  onNetwork(networkId: CaipNetworkId): void
}
