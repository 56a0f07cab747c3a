import { createWalletErrorMap } from '@latchkey/common'

/** Maps anything a Bitcoin wallet throws to a typed error (R36). The shared rules cover the messages of these wallets. */
export const mapWalletError = createWalletErrorMap()
