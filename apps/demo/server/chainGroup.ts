import type { ChainNamespace, Network } from '@latchkey/common'

/** A running chain of any namespace. Amounts are in the coin's smallest unit. */
export type RunningChain = {
  readonly network: Network
  readonly tokenAddress?: string | undefined
  fund(address: string, amount: bigint): Promise<unknown>
}

/** The local chains of one namespace, once they run. */
export type RunningChains = { readonly all: readonly RunningChain[]; stop(): Promise<void> }

/** Starts the local chains of one namespace. */
export type ChainGroup = {
  readonly namespace: ChainNamespace
  /** Amount of the faucet, in coins. */
  readonly gift: string
  start(): Promise<RunningChains>
}
