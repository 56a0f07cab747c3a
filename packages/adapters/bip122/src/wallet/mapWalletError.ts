import { createWalletErrorMap } from '@latchkey/common'

/** Maps anything a Bitcoin wallet throws to a typed error. The shared rules cover the messages of these wallets. */
export const mapWalletError = createWalletErrorMap()
