import { createWalletErrorMap } from '@latchkey/common'

/** Maps anything a Solana wallet throws to a typed error (R36). Few wallets have error codes, so most rules match the message. */
export const mapWalletError = createWalletErrorMap({
  messages: [
    [/\b(?:is locked|unlock your)\b/i, 'WALLET_LOCKED'],
    [/already (?:open|pending|processing)|pending request/i, 'REQUEST_PENDING'],
  ],
})
