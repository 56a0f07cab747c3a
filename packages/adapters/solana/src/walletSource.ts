import type { ListedWallet } from './admitWallet.js'

/** A wallet that can be connected. */
export type WalletSource = Pick<ListedWallet, 'id' | 'name' | 'icon' | 'provider'>
