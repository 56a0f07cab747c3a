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

export function createLazyChains(): LazyChains {
  const solana = lazy(startLocalSolana)
  const polkadot = lazy(startLocalPolkadot)
  const bitcoin = lazy(startLocalBitcoin)
  return {
    solana: solana.get,
    polkadot: polkadot.get,
    bitcoin: bitcoin.get,
    stop: async () => void (await Promise.all([solana, polkadot, bitcoin].map((one) => one.stop()))),
  }
}

function lazy<T extends { stop(): Promise<void> }>(start: () => Promise<T>) {
  let started: Promise<T> | undefined
  return {
    get: () => {
      started ??= start()
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
