import type { ConnectMethodSlot } from './connectMethod.js'
import { WalletList } from './WalletList.js'

/** The ways to connect. `orderConnectMethods` of core sorts them. */
export const methodRegistry: readonly ConnectMethodSlot[] = [
  { id: 'wallet', Content: WalletList, isOffered: ({ options }) => options.enableWallets },
]
