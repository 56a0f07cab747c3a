import type { ConnectorType, WalletInfo } from '@latchkey/common'
import type { ListedWallet } from './admitWallet.js'

/** A wallet that can be connected. */
export type WalletSource = Pick<ListedWallet, 'id' | 'name' | 'icon' | 'provider'> & {
  /** How it is reached, where it did not register itself. */
  readonly type?: ConnectorType | undefined
  /** What it is shown as, where it says more of itself than name and icon. */
  readonly info?: WalletInfo | undefined
}
