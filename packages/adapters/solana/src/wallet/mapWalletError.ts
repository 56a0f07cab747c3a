import { createWalletErrorMap } from '@latchkey/common'

/**
 * Maps anything a Solana wallet throws to a typed error. Few wallets have error codes, so most rules match the message.
 */
export const mapWalletError = createWalletErrorMap({
  messages: [
    // Wallets pass on a node's error -32002, a failed preflight check. With other texts, -32002 is a pending request of
    // the wallet.
    [/simulation failed|already ?(?:been )?processed|blockhash not found/i, 'WALLET_FAILED'],
    [/\b(?:is locked|unlock your)\b/i, 'WALLET_LOCKED'],
    [/already (?:open|pending|processing)|pending request/i, 'REQUEST_PENDING'],
  ],
})
