import { type LocalBitcoin, startLocalBitcoin } from './bitcoin/startLocalBitcoin.js'
import { type LocalPolkadot, startLocalPolkadot } from './polkadot/startLocalPolkadot.js'
import { type LocalSolana, startLocalSolana } from './solana/startLocalSolana.js'

/** The chains that only some tests need: each starts when it is first asked for, and is the same from then on. */
export type LazyChains = {
  solana(): Promise<LocalSolana>
  polkadot(): Promise<LocalPolkadot>
  bitcoin(): Promise<LocalBitcoin>
  /** Stops those that were started. */
  stop(): Promise<void>
}

/** Makes the {@link LazyChains}; `onStart` is called each time one begins to start. */
export function createLazyChains(onStart: () => void = () => undefined): LazyChains {
  const solana = lazy(startLocalSolana, onStart)
  const polkadot = lazy(startLocalPolkadot, onStart)
  const bitcoin = lazy(startLocalBitcoin, onStart)
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
      // The next test may try again.
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
