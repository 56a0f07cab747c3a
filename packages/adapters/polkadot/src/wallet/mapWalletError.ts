import { createWalletErrorMap } from '@latchkey/common'

/**
 * Maps anything a Polkadot wallet throws to a typed error. These wallets throw messages without codes, except
 * multichain wallets, which use the codes of EIP-1193.
 */
export const mapWalletError = createWalletErrorMap({
  messages: [
    [/pending authori[sz]ation request/i, 'REQUEST_PENDING'],
    // The visitor blocked the page earlier. The wallet does not prompt again until the visitor unblocks the page in its
    // settings.
    [/not allowed to interact|no .*accounts are authori[sz]ed/i, 'USER_REJECTED'],
    [/has not been enabled yet|not authori[sz]ed/i, 'NOT_CONNECTED'],
    [/onboarding|has not been configured|\b(?:un)?lock(?:ed)?\b/i, 'WALLET_LOCKED'],
    [/unable to find (?:a )?keypair/i, 'ACCOUNT_CHANGED'],
  ],
})
