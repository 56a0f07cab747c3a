import { defineErrors } from './defineErrors.js'
import { setupErrors } from './setupErrors.js'

/**
 * The errors of a page and its wallets. `serviceErrors` contains the errors of services. `caseTexts` contains the
 * messages for special cases of a code, such as a rejected signature.
 */
export const errors = {
  ...setupErrors,
  ...defineErrors({
    BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
    SEND_FAILED_SOLANA: 'Failed to send transaction. Please try again.',
    DISCONNECT_FAILED: 'Failed to disconnect',
    HTTP_STATUS: 'HTTP status code: {status}',
    TRANSPORT_URL_MISSING: 'No URL was provided to the Transport',
    WALLET_CONNECT_CONNECTOR_MISSING: 'WalletConnectConnector not found',
    CAIP_NETWORK_UNDEFINED: 'CaipNetwork is undefined',
    CHAIN_NOT_SUPPORTED: 'Chain is not supported',
    ADAPTER_OR_CONNECTOR_NOT_FOUND: 'Adapter or connector not found for namespace {namespace}',

    ACCOUNT_CHANGED: 'The account changed in your wallet. Nothing was sent.',
    AMOUNT_TOO_SMALL: 'The amount is below the minimum of this network.',
    CLIPBOARD_FAILED: 'The browser blocked copying.',
    CONNECTOR_NOT_FOUND: 'This wallet is not available on this page.',
    EXTENSION_INVALIDATED: 'The wallet extension was updated. Reload the page to use it again.',
    FEE_TOO_HIGH: 'The network fee is too high for this amount.',
    HTTP_TIMEOUT: 'The server did not respond in time.',
    HTTP_TOO_LARGE: 'The server sent too much data.',
    INSUFFICIENT_FUNDS: 'The balance is too low for the amount and the fee.',
    METHOD_NOT_SUPPORTED: 'The wallet does not support this action.',
    RECEIPT_TIMEOUT: 'The transaction is not in a block yet.',
    REQUEST_PENDING: 'A request is already open in your wallet',
    RPC_BAD_RESPONSE: 'The network sent an invalid response.',
    RPC_FAILED: 'The network could not be reached.',
    RPC_WRONG_CHAIN: 'The RPC server belongs to another network.',
    TOO_MANY_REQUESTS: 'Too many requests. Wait a few seconds and try again.',
    USER_REJECTED: 'You declined in the wallet',
    WALLET_BAD_CHAIN: 'The wallet reported an invalid network.',
    WALLET_BAD_RESULT: 'The wallet sent an invalid response.',
    WALLET_FAILED: 'The wallet reported an error.',
    WALLET_IDENTITY_SHARED: 'Several wallets on this page claim the same identity. Choose one again.',
    WALLET_LOCKED: 'Unlock your wallet',
    WALLET_NO_ACCOUNT: 'The wallet shared no account.',
    WALLET_TIMEOUT: 'The wallet did not respond.',
    WRONG_NETWORK: 'Your wallet is on another network',
  }),
}

/** A code of {@link errors}. */
export type TableErrorCode = keyof typeof errors
