import { defineErrors, pageErrors } from './pageErrors.js'

/** Parts that the app did not set up. */
const missingErrors = defineErrors('configuration', {
  ADAPTER_NOT_FOUND: 'Adapter not found',
  ADAPTER_OR_CONNECTOR_NOT_FOUND: 'Adapter or connector not found for namespace {namespace}',
  WALLET_CONNECT_CONNECTOR_MISSING: 'WalletConnectConnector not found',
  CAIP_NETWORK_UNDEFINED: 'CaipNetwork is undefined',
  TRANSPORT_URL_MISSING: 'No URL was provided to the Transport',
})

/** What a view could not do. */
const viewErrors = defineErrors('browser', {
  CLIPBOARD_FAILED: 'The browser blocked copying.',
  SOMETHING_WENT_WRONG: 'Something went wrong',
})

/** Connecting, and the responses of wallets. */
const connectErrors = defineErrors('connecting', {
  USER_REJECTED: 'You declined in the wallet',
  MODAL_CLOSED: 'The window was closed before the action was complete.',
  CONNECTION_SUPERSEDED: 'Another connection attempt replaced this one.',
  CONNECTOR_NOT_FOUND: 'This wallet is not available on this page.',
  REQUEST_PENDING: 'A request is already open in your wallet',
  WALLET_LOCKED: 'Unlock your wallet',
  WALLET_NO_ACCOUNT: 'The wallet shared no account.',
  WALLET_FAILED: 'The wallet reported an error.',
  WALLET_TIMEOUT: 'The wallet did not respond.',
  WALLET_IDENTITY_SHARED: 'Several wallets on this page claim the same identity. Choose one again.',
  EXTENSION_INVALIDATED: 'The wallet extension was updated. Reload the page to use it again.',
  LINK_NOT_VALID: "This wallet's link is not valid",
  DISCONNECT_FAILED: 'Failed to disconnect',
})

const transactionErrors = defineErrors('networks-and-transactions', {
  NETWORK_NOT_FOUND: 'Network Not Found',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  WRONG_NETWORK: 'Your wallet is on another network',
  ACCOUNT_CHANGED: 'The account changed in your wallet. Nothing was sent.',
  METHOD_NOT_SUPPORTED: 'The wallet does not support this action.',
  WALLET_BAD_RESULT: 'The wallet sent an invalid response.',
  WALLET_BAD_CHAIN: 'The wallet reported an invalid network.',
  TOO_MANY_REQUESTS: 'Too many requests. Wait a few seconds and try again.',
  INSUFFICIENT_FUNDS: 'The balance is too low for the amount and the fee.',
  AMOUNT_TOO_SMALL: 'The amount is below the minimum of this network.',
  FEE_TOO_HIGH: 'The network fee is too high for this amount.',
  SEND_FAILED_SOLANA: 'Failed to send transaction. Please try again.',
  CALL_REVERTED: 'The contract rejected the call.',
  NONCE_TOO_LOW: 'Another transaction with this number was already sent.',
  FEE_TOO_LOW: 'The network fee of the transaction is too low.',
  TRANSACTION_EXPIRED: 'The transaction has expired. Try again.',
  TRANSACTION_REJECTED: 'The network rejected the transaction.',
  TRANSACTION_FAILED: 'The network included the transaction, but it failed.',
  RECEIPT_TIMEOUT: 'The transaction is not in a block yet.',
})

/** RPC servers, and every other server by HTTP. */
const serverErrors = defineErrors('servers', {
  RPC_FAILED: 'The network could not be reached.',
  RPC_BAD_RESPONSE: 'The network sent an invalid response.',
  RPC_WRONG_CHAIN: 'The RPC server belongs to another network.',
  BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  HTTP_STATUS: 'HTTP status code: {status}',
  HTTP_TIMEOUT: 'The server did not respond in time.',
  HTTP_TOO_LARGE: 'The server sent too much data.',
})

/**
 * The errors that every page can have. Each feature that loads later has a table in `featureErrors.ts`. `caseTexts`
 * contains the texts for special cases of a code, such as a rejected signature.
 */
export const errors = {
  ...pageErrors,
  ...missingErrors,
  ...viewErrors,
  ...connectErrors,
  ...transactionErrors,
  ...serverErrors,
}

/** A code of {@link errors}. */
export type TableErrorCode = keyof typeof errors

/**
 * The texts for special cases of a code in `errors`, most of them of specification §8. Pass them to `createError` as
 * `shortMessage`. The error keeps its code.
 */
export const caseTexts = {
  /** `NETWORK_NOT_FOUND`: the wallet is on a network that the app does not support. */
  CAIP_NETWORK_NOT_FOUND: 'CaipNetwork not found',
  /** `NOT_CONNECTED`: the request needs an account and its network. */
  CAIP_NETWORK_OR_ADDRESS_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  /** `WALLET_FAILED` and `RPC_FAILED`: a transaction was not sent. */
  SEND_FAILED: 'Something went wrong',
  /** `USER_REJECTED`: the visitor rejected a signature. */
  SIGNATURE_DECLINED: 'Signature declined',
} as const

/** The text of a case. */
export type CaseText = (typeof caseTexts)[keyof typeof caseTexts]
