import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { Plan } from '../base/plan.js'
import type { PhoneNetwork } from './phoneNetwork.js'

/** One request of an app to a namespace. */
export type PhoneCall = { readonly method: string; readonly params: unknown; readonly networkId: CaipNetworkId }

/** One namespace of a phone wallet: its keys, its networks, and its methods. */
export type PhoneNamespace = {
  readonly namespace: ChainNamespace
  /** The supported methods. */
  readonly methods: readonly string[]
  readonly accountCount: number
  /** Returns the current networks; apps may add some. */
  networks(): readonly PhoneNetwork[]
  /** Returns the addresses of one account on a network: two in Bitcoin, one elsewhere. */
  addressesOf(index: number, networkId: CaipNetworkId): readonly string[]
  /** Returns the indices of the shared accounts, the active one first. */
  shared(): readonly number[]
  share(indices: readonly number[]): void
  /** Validates a request and returns its plan. Throws the wallet's error for an invalid one. */
  plan(call: PhoneCall): Plan
}

/** Options of every namespace. */
export type PhoneNamespaceOptions = {
  readonly name: string
  readonly networks: readonly PhoneNetwork[]
  readonly mnemonic?: string | undefined
  readonly accountCount: number
  readonly firstAccount: number
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called when the wallet switched its network at the request of an app. */
  onNetwork(networkId: CaipNetworkId): void
}
