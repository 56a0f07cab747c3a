import type { ConnectorWarning } from '@latchkey/common'
import type { StandardWallet } from './standardWallet.js'

/** A wallet in the list of discovered wallets. */
export type ListedWallet = StandardWallet & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that registered in the same burst share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning | undefined
}
