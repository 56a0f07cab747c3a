import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a Bitcoin wallet throws (R36): codes where it has some, most say it in free text. */
export const mapWalletError = createWalletErrorMap({
  codes: new Map([
    [4001, 'USER_REJECTED'],
    [4100, 'NOT_CONNECTED'],
    [4200, 'METHOD_NOT_SUPPORTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32002, 'REQUEST_PENDING'],
    [-32602, 'INVALID_PARAMS'],
  ]),
  messages: [
    [/(?:reject|denied|declin|cancel)\w* (?:the )?(?:request|connection|transaction|signature)/i, 'USER_REJECTED'],
  ],
})
