import { type CaipNetworkId, type Clock, createFrameGate } from '@latchkey/common'
import { isEmptyList, readAccounts, type SharedAccount } from './accounts.js'
import type { OpenWallet } from './openWallet.js'
import { readList } from './readList.js'

/** What a wallet told during one frame: of each kind the last valid word. */
export type WalletNews = {
  readonly accounts?: readonly SharedAccount[] | undefined
  /** Features or chains are others now. */
  readonly isOther?: boolean | undefined
  readonly networkId?: CaipNetworkId | undefined
  readonly isEnded?: boolean | undefined
}

/** Listens to a wallet, drops garbage, and tells at most once a frame. The returned function stops it. */
export function watchWallet(wallet: OpenWallet, clock: Clock, onNews: (news: WalletNews) => void): () => void {
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
  const stop = wallet.watch(({ accounts: listed, chains, features, networkId, isEnded }) => {
    if (isEnded) return onNews({ isEnded })
    if (networkId) tell({ networkId })
    const accounts = readAccounts(listed)
    if (accounts.length > 0 || isEmptyList(listed)) tell({ accounts })
    if (readList(chains) || (typeof features === 'object' && features !== null)) tell({ isOther: true })
  })
  return () => {
    stop()
    gate.stop()
  }
}
