import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a toy wallet throws (R36): they have texts, and one code. */
export const mapToyError = createWalletErrorMap({
  codes: new Map([[1, 'USER_REJECTED']]),
  messages: [[/^no$/i, 'USER_REJECTED']],
})
