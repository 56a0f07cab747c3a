import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a Solana wallet throws (R36). Few have codes; most say it in free text. */
export const mapWalletError = createWalletErrorMap({
  codes: new Map([
    [4001, 'USER_REJECTED'],
    [5000, 'USER_REJECTED'],
    [4100, 'NOT_CONNECTED'],
    [4200, 'METHOD_NOT_SUPPORTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32002, 'REQUEST_PENDING'],
    [-32602, 'INVALID_PARAMS'],
    [-32005, 'TOO_MANY_REQUESTS'],
  ]),
  messages: [
    [
      /(?:request|connection|transaction|signature|signing|approval|message) (?:was |has been )?(?:rejected|denied|declined|cancell?ed)/i,
      'USER_REJECTED',
    ],
    [/^(?:rejected|denied|declined|cancell?ed|approval denied|plugin closed|popup closed)\.?$/i, 'USER_REJECTED'],
    [/\b(?:is locked|unlock your)\b/i, 'WALLET_LOCKED'],
    [/already (?:open|pending|processing)|pending request/i, 'REQUEST_PENDING'],
  ],
})
