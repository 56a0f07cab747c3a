import type { ChainNamespace } from '@latchkey/common'
import type { WalletControl } from '@latchkey/testing'

/** Something to choose among, and what it is called. */
export type Choice = { readonly value: string; readonly label: string }

/** One side of a test wallet: how it speaks to one kind of chain, and how the page moves it. */
export type WalletFace = {
  readonly namespace: ChainNamespace
  readonly control: Pick<
    WalletControl,
    'setBehaviour' | 'reject' | 'stall' | 'release' | 'lock' | 'unlock' | 'disconnectSite'
  >
  /** All its addresses. */
  readonly addresses: readonly string[]
  selectAccount(index: number): void
  /** Networks the wallet itself is on one of; none where the page has the network. */
  readonly networks: readonly Choice[]
  network(): string | undefined
  selectNetwork(value: string): void
  /** Calls back when its network may have changed; the returned function stops it. */
  watch(onChange: () => void): () => void
  /** Comes onto the page, with its window; the returned function takes both away. */
  appear(): () => void
}

/** A test wallet, with one side or several. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string
  readonly faces: readonly WalletFace[]
}
