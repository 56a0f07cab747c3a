import { type LocalBitcoin, startLocalBitcoin } from './bitcoin/startLocalBitcoin.js'
import { type LocalPolkadot, startLocalPolkadot } from './polkadot/startLocalPolkadot.js'
import { type LocalSolana, startLocalSolana } from './solana/startLocalSolana.js'
import type { AllLocalChainsOptions } from './startAllLocalChains.js'

/** Chains that only some tests need. Each starts on first use, and later calls share it. */
export type LazyChains = {
  solana(): Promise<LocalSolana>
  polkadot(): Promise<LocalPolkadot>
  bitcoin(): Promise<LocalBitcoin>
  /** Stops the chains that were started. */
  stop(): Promise<void>
}

/** Creates the {@link LazyChains}. Calls `onStart` before it starts a chain. */
export function createLazyChains(options: AllLocalChainsOptions, onStart: () => void): LazyChains {
  const solana = lazy(() => startLocalSolana(options.solana), onStart)
  const polkadot = lazy(() => startLocalPolkadot(options.polkadot), onStart)
  const bitcoin = lazy(() => startLocalBitcoin(options.bitcoin), onStart)
  return {
    solana: solana.get,
    polkadot: polkadot.get,
    bitcoin: bitcoin.get,
    stop: async () => void (await Promise.all([solana, polkadot, bitcoin].map((one) => one.stop()))),
  }
}

function lazy<T extends { stop(): Promise<void> }>(start: () => Promise<T>, onStart: () => void) {
  let started: Promise<T> | undefined
  return {
    get: () => {
      if (started) return started
      onStart()
      started = start()
      // Lets the next call retry.
      started.catch(() => {
        started = undefined
      })
      return started
    },
    stop: async () => {
      const running = await started?.catch(() => undefined)
      await running?.stop()
    },
  }
}
