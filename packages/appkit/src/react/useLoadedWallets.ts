import { type AppKitError, createError, isAppKitError, pageErrors } from '@latchkey/common/start'
import { useCallback, useEffect, useState } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { loadWalletReader } from '../instance/loadWalletReader.js'
import type { WalletReader } from '../state/createWalletReader.js'

/** The result of loading core for a hook. */
export type LoadedWallets = {
  readonly wallets: WalletReader | undefined
  readonly error: AppKitError | undefined
  /** Tries again after a failure. */
  retry(): void
}

type Result = { readonly kit: AppKit; readonly wallets?: WalletReader; readonly error?: AppKitError }

/** Loads core when the component is mounted, and calls `start` then, and again when `start` changes. */
export function useLoadedWallets(kit: AppKit, start: (wallets: WalletReader) => Promise<void>): LoadedWallets {
  const [result, setResult] = useState<Result>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again
  useEffect(() => {
    let isLeft = false
    async function run(): Promise<void> {
      const wallets = await loadWalletReader(kit.lazyCore)
      if (isLeft) return
      setResult({ kit, wallets })
      await start(wallets)
    }
    run().catch((error: unknown) => {
      // A destroyed instance is replaced by the next one.
      if (!isLeft && !isAppKitError(error, 'DESTROYED')) setResult({ kit, error: toError(error) })
    })
    return () => {
      isLeft = true
    }
  }, [kit, start, round])

  const retry = useCallback(() => {
    setResult(undefined)
    setRound((current) => current + 1)
  }, [])
  const own = result?.kit === kit ? result : undefined
  return { wallets: own?.wallets, error: own?.error, retry }
}

function toError(error: unknown): AppKitError {
  return isAppKitError(error) ? error : createError(pageErrors.VIEW_LOAD_FAILED, { cause: error })
}
