import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a Bitcoin wallet throws (R36): codes where it has some, most say it in free text. */
export const mapWalletError = createWalletErrorMap({
  messages: [
    [/(?:reject|denied|declin|cancel)\w* (?:the )?(?:request|connection|transaction|signature)/i, 'USER_REJECTED'],
  ],
})
