import { createWalletErrorMap } from '@latchkey/common'

/** Maps anything a toy wallet throws to a typed error. Toy wallets throw messages, and one code. */
export const mapWalletError = createWalletErrorMap({
  codes: new Map([[1, 'USER_REJECTED']]),
  messages: [[/^no$/i, 'USER_REJECTED']],
})
