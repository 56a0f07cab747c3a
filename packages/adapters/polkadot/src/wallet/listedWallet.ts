import type { ConnectorWarning } from '@latchkey/common'
import type { InjectedEntry } from './injectedEntry.js'

/** An injected wallet in the list of discovered wallets. */
export type ListedWallet = InjectedEntry & {
  readonly id: string
  readonly name: string
  /** Wallets found by the same scan share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}
