import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a Solana wallet throws (R36). Few have codes; most say it in free text. */
export const mapWalletError = createWalletErrorMap({
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
