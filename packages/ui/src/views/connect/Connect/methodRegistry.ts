import type { ConnectMethodSlot } from './connectMethod.js'
import { WalletList } from './WalletList.js'

/** The ways to connect. Core orders them (`orderConnectMethods`). */
export const methodRegistry: readonly ConnectMethodSlot[] = [
  { id: 'wallet', Content: WalletList, isOffered: ({ options }) => options.enableWallets },
]
