import { isAppKitError, limits } from '@latchkey/common'
import type { DirectorySearch, WalletListEntry } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useKit } from '../../kit/kitContext.js'

/** How a search stands. `off`: too little was typed, and nothing filtered, so that the whole directory is listed. */
export type WalletSearch =
  | { readonly status: 'off' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly wallets: readonly WalletListEntry[] }

/** With fewer characters than this the directory is not searched. */
const leastCharacters = 2
const off: WalletSearch = { status: 'off' }

/** Searches the directory once typing pauses; the newest search wins (specification §9). `retry` is a number that asks again. */
export function useWalletSearch({ text, certified = false, namespace }: DirectorySearch, retry: number): WalletSearch {
  const { core } = useKit()
  const { clock } = core.ports
  const wanted = [...text.trim()].length >= leastCharacters ? text.trim() : ''
  const isOn = wanted !== '' || certified
  const key = `${wanted} ${certified} ${namespace} ${retry}`
  const [search, setSearch] = useState<{ readonly key: string; readonly is: WalletSearch }>({ key: '', is: off })

  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (is: WalletSearch) => {
      if (!signal.aborted) setSearch({ key, is })
    }
    const timer = clock.setTimeout(() => {
      core.directory.search({ text: wanted, ...(certified ? { certified } : {}), namespace }, { signal }).then(
        ({ wallets }) => settle({ status: 'found', wallets }),
        (error: unknown) => {
          if (isAppKitError(error, 'ABORTED')) return
          settle({ status: 'failed' })
        },
      )
    }, limits.searchWaitMs)
    return () => {
      clock.clearTimeout(timer)
      controller.abort()
    }
  }, [core, clock, wanted, certified, namespace, isOn, key])

  if (!isOn) return off
  return search.key === key ? search.is : { status: 'searching' }
}
