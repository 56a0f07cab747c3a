import type { ChainNamespace } from '@latchkey/common'
import type { WalletControl } from '@latchkey/testing'

/** An option with its label. */
export type Choice = { readonly value: string; readonly label: string }

/** One namespace of a test wallet: its provider, and the functions by which the page controls it. */
export type WalletFace = {
  readonly namespace: ChainNamespace
  readonly control: Pick<
    WalletControl,
    'setBehaviour' | 'reject' | 'stall' | 'release' | 'lock' | 'unlock' | 'disconnectSite'
  >
  /** All addresses. */
  readonly addresses: readonly string[]
  selectAccount(index: number): void
  /** Networks of a wallet with its own network. Empty if the page has the network. */
  readonly networks: readonly Choice[]
  network(): string | undefined
  selectNetwork(value: string): void
  /** Calls back when its network may have changed. Returns a function that stops it. */
  watch(onChange: () => void): () => void
  /** Adds it to the page, with its window. Returns a function that removes both. */
  appear(): () => void
}

/** A test wallet for one or several namespaces. */
export type DemoWallet = {
  readonly name: string
  readonly icon: string
  readonly faces: readonly WalletFace[]
}
