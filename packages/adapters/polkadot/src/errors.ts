import { createWalletErrorMap } from '@latchkey/common'

/**
 * The typed error for anything a Polkadot wallet throws (R36). These wallets have no codes, only texts; the codes are those
 * that wallets of several namespaces bring from Ethereum.
 */
export const mapPolkadotError = createWalletErrorMap({
  messages: [
    [/pending authori[sz]ation request/i, 'REQUEST_PENDING'],
    // A page that was declined before is not asked about again: the visitor allows it in the wallet's list of websites.
    [/not allowed to interact|no .*accounts are authori[sz]ed/i, 'USER_REJECTED'],
    [/has not been enabled yet|not authori[sz]ed/i, 'NOT_CONNECTED'],
    [/onboarding|has not been configured|\b(?:un)?lock(?:ed)?\b/i, 'WALLET_LOCKED'],
    [/unable to find (?:a )?keypair/i, 'ACCOUNT_CHANGED'],
  ],
})
