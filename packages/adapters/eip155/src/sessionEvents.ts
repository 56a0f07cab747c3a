import { type Clock, createFrameGate } from '@latchkey/common'
import { readAccounts } from './address.js'
import { safeParseChainId } from './chainId.js'
import { type Eip1193Provider, watchProvider } from './eip1193.js'

/** What a wallet told during one frame: of each kind the last valid word. */
export type WalletNews = {
  readonly accounts?: readonly string[] | undefined
  readonly chainId?: number | undefined
  readonly isDisconnected?: boolean | undefined
}

/** The wallet lost its node for a while; the accounts stay shared. */
const chainDisconnectedForNow = 1_013

/** Listens to a wallet, drops garbage, and tells at most once a frame. The returned function stops it. */
export function watchWallet(provider: Eip1193Provider, clock: Clock, onNews: (news: WalletNews) => void): () => void {
  let news: WalletNews = {}
  const gate = createFrameGate(clock, () => {
    const told = news
    news = {}
    onNews(told)
  })
  const tell = (part: WalletNews) => {
    news = { ...news, ...part }
    gate.call()
  }
  const stops = [
    watchProvider(provider, 'accountsChanged', (value) => {
      const accounts = readAccounts(value)
      if (accounts.length > 0) tell({ accounts, isDisconnected: false })
      else if (isEmptyList(value)) tell({ accounts })
    }),
    watchProvider(provider, 'chainChanged', (value) => {
      const chainId = safeParseChainId(value)
      if (chainId.ok) tell({ chainId: chainId.value })
    }),
    watchProvider(provider, 'disconnect', (error) => {
      if (codeOf(error) !== chainDisconnectedForNow) tell({ isDisconnected: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    gate.stop()
  }
}

/** `[]`, or `['']` as some locked wallets say it. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === ''))
}

function codeOf(error: unknown): unknown {
  try {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  } catch {
    return undefined
  }
}
