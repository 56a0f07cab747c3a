import type { ConnectorType, ConnectorWarning } from '@latchkey/common'
import type { StandardWallet } from './standardWallet.js'

/** A wallet that can be connected. */
export type WalletSource = Pick<ListedWallet, 'id' | 'name' | 'icon' | 'provider'> & {
  /** Type of the connector; absent if the wallet registered itself. */
  readonly type?: ConnectorType | undefined
}

/** A wallet in the list of discovered wallets. */
export type ListedWallet = StandardWallet & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that registered in the same burst share a number. */
  readonly burst: number
  readonly warning?: ConnectorWarning | undefined
}
