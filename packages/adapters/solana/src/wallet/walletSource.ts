import type { ConnectorType, WalletInfo } from '@latchkey/common'
import type { ListedWallet } from './listedWallet.js'

/** A wallet that can be connected. */
export type WalletSource = Pick<ListedWallet, 'id' | 'name' | 'icon' | 'provider'> & {
  /** Type of the connector; absent if the wallet registered itself. */
  readonly type?: ConnectorType | undefined
  /** Wallet data for display, if there is more than name and icon. */
  readonly info?: WalletInfo | undefined
}
