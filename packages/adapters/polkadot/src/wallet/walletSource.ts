import type { ConnectorType, ConnectorWarning } from '@latchkey/common'
import type { InjectedEntry } from './injectedEntry.js'

/** A wallet that can be connected: its identity, and how to request access. */
export type WalletSource = Pick<InjectedEntry, 'entry' | 'enable'> & {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  /** Returns the current entry at the wallet's key, to detect that the page replaced it. */
  currentEntry(): unknown
}

/** An injected wallet in the list of discovered wallets. */
export type ListedWallet = InjectedEntry & {
  readonly id: string
  readonly name: string
  /** Wallets found by the same scan share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}
