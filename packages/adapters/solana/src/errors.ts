import { createWalletErrorMap } from '@latchkey/common'

/** The typed error for anything a Solana wallet throws (R36). Few have codes; most say it in free text. */
export const mapWalletError = createWalletErrorMap({
  messages: [
    [/\b(?:is locked|unlock your)\b/i, 'WALLET_LOCKED'],
    [/already (?:open|pending|processing)|pending request/i, 'REQUEST_PENDING'],
  ],
})
