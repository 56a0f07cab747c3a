import type { ConnectorType } from '@latchkey/common'
import type { InjectedEntry } from './injectedEntry.js'

/** A wallet that can be connected: who it says it is, and how to ask it. */
export type WalletSource = Pick<InjectedEntry, 'entry' | 'enable'> & {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  /** What is at the wallet's place on the page now; to notice that the page replaced it. */
  currentEntry(): unknown
}
