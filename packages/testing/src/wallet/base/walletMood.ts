import type { WalletBehaviour } from './walletBehaviour.js'

/** The current behaviour of a wallet; its control changes it. */
export type WalletMood = {
  behaviour: WalletBehaviour
  /** Whether a second prompt of the same kind is rejected while one is open. */
  onePromptAtATime: boolean
  plugged: boolean
  online: boolean
}
