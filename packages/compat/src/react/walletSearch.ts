import type { WalletReader, WalletView } from '@latchkey/appkit/react'

/** The search in the directory that all components share. */
export type WalletSearch = {
  /** Its wallets. `undefined` without a search. */
  found(): { readonly wallets: readonly WalletView[]; readonly status: 'loading' | 'ready' | 'failed' } | undefined
  /** Searches instead of before. Resolves with the result, or when another search replaces it. */
  start(reader: WalletReader, text: string): Promise<void>
  stop(): void
}

/** Creates the {@link WalletSearch} of an instance. A text that is too short to search for lists all wallets. */
export function createWalletSearch(onChange: () => void): WalletSearch {
  let current: { found: NonNullable<ReturnType<WalletSearch['found']>>; stop(): void } | undefined

  function stop(): void {
    current?.stop()
    current = undefined
  }

  return {
    found: () => current?.found,
    start(reader, text) {
      stop()
      return new Promise((resolve) => {
        const end = reader.search({ text }, (result) => {
          if (current === own) own.found = result
          onChange()
          resolve()
        })
        const own: NonNullable<typeof current> = {
          found: { wallets: [], status: 'loading' },
          stop() {
            end?.()
            resolve()
          },
        }
        if (end) current = own
        else resolve()
        onChange()
      })
    },
    stop,
  }
}
