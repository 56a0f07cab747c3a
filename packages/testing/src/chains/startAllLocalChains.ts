import type { Network } from '@latchkey/common'
import { type LocalBitcoin, type LocalBitcoinOptions, startLocalBitcoin } from './bitcoin/startLocalBitcoin.js'
import { type LocalPolkadot, type LocalPolkadotOptions, startLocalPolkadot } from './polkadot/startLocalPolkadot.js'
import { type LocalSolana, type LocalSolanaOptions, startLocalSolana } from './solana/startLocalSolana.js'
import { type LocalChains, type LocalChainsOptions, startLocalChains } from './startLocalChains.js'

/** Options of the chains, by namespace. */
export type AllLocalChainsOptions = {
  readonly evm?: LocalChainsOptions | undefined
  readonly solana?: LocalSolanaOptions | undefined
  readonly polkadot?: LocalPolkadotOptions | undefined
  readonly bitcoin?: LocalBitcoinOptions | undefined
}

/** The running chains of all four namespaces. They stop when `stop` is called or this process ends. */
export type AllLocalChains = {
  readonly evm: LocalChains
  readonly solana: LocalSolana
  readonly polkadot: LocalPolkadot
  readonly bitcoin: LocalBitcoin
  /** All networks for the option `networks`, EVM first. */
  readonly networks: readonly Network[]
  stop(): Promise<void>
}

/**
 * Starts the local chains of all four namespaces in parallel, in about six seconds. If one fails to start, stops the
 * others.
 *
 * @example
 * const chains = await startAllLocalChains()
 * await chains.solana.fund(address, 2_000_000_000n)
 * await chains.stop()
 */
export async function startAllLocalChains(options: AllLocalChainsOptions = {}): Promise<AllLocalChains> {
  const starting = [
    startLocalChains(options.evm),
    startLocalSolana(options.solana),
    startLocalPolkadot(options.polkadot),
    startLocalBitcoin(options.bitcoin),
  ] as const
  try {
    const [evm, solana, polkadot, bitcoin] = await Promise.all(starting)
    return {
      evm,
      solana,
      polkadot,
      bitcoin,
      networks: [...evm.all, ...solana.all, polkadot, polkadot.second, ...bitcoin.all].map(({ network }) => network),
      stop: async () => void (await Promise.all([evm, solana, polkadot, bitcoin].map((chains) => chains.stop()))),
    }
  } catch (error) {
    const outcomes = await Promise.allSettled(starting)
    await Promise.all(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.stop() : undefined)))
    throw error
  }
}
