import type { WalletBehaviour } from './walletBehaviour.js'

/** How a wallet behaves at the moment; its control changes it. */
export type WalletMood = {
  behaviour: WalletBehaviour
  /** Whether a second question of the same kind is refused while one is open. */
  onePromptAtATime: boolean
  plugged: boolean
  online: boolean
}
