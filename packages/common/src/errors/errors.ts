/** The code of an error, and its English message. `{name}` in the message is replaced by a value of the error. */
export type ErrorDefinition<Code extends string = string> = { readonly code: Code; readonly message: string }

/** Returns the definitions of a table of messages by code, for `createError`. */
export function defineErrors<const Messages extends Readonly<Record<string, string>>>(
  messages: Messages,
): { readonly [Code in keyof Messages]: ErrorDefinition<Code & string> & { readonly message: Messages[Code] } }
export function defineErrors(messages: Readonly<Record<string, string>>): Readonly<Record<string, ErrorDefinition>> {
  return Object.fromEntries(Object.entries(messages).map(([code, message]) => [code, { code, message }]))
}

/**
 * Errors that can occur before core has loaded. `errors` includes them. Messages of errors that `createAppKit` throws contain the details,
 * because browsers print only the message of an uncaught error.
 */
export const setupErrors = defineErrors({
  NOT_CREATED: 'Please call createAppKit before using the app-kit hook',
  PROJECT_ID_MISSING: 'Project ID Not Configured',
  SIWE_AND_SIWX: 'Cannot set both `siweConfig` and `siwx` options',
  SIGN_IN_NOT_AVAILABLE: 'Sign-in with a wallet is not available in this version. {details}',
  DESTROYED: 'This app-kit instance was destroyed.',
  INVALID_OPTIONS: 'The options given to {method} are not valid. {details}',
  VIEW_LOAD_FAILED: 'Could not load this screen',
  SOMETHING_WENT_WRONG: 'Something went wrong',
  ABORTED: 'Request was aborted',
  ADAPTER_NOT_FOUND: 'Adapter not found',
  INVALID_PARAMS: 'A parameter is not valid.',
  LINK_NOT_VALID: "This wallet's link is not valid",
  NETWORK_NOT_FOUND: 'Network Not Found',
  BROWSER_TOO_OLD: 'This browser is too old to connect a wallet. Update it, or use another one.',
  PAGE_MISSING: 'The modal can only open in a browser page.',
  MODAL_CLOSED: 'The window was closed before a wallet was connected.',
  CONNECTION_SUPERSEDED: 'Another connection attempt replaced this one.',
  NOT_CONNECTED: 'No wallet is connected.',
})

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

/**
 * The messages for special cases of a code in `errors`, most of them of specification §8. Pass them to `createError` as `message`.
 * The error keeps its code.
 */
export const caseTexts = {
  /** `NETWORK_NOT_FOUND`: the wallet is on a network that the app does not support. */
  CAIP_NETWORK_NOT_FOUND: 'CaipNetwork not found',
  /** `NOT_CONNECTED`: the request needs an account and its network. */
  CAIP_NETWORK_OR_ADDRESS_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  /** `INVALID_PARAMS`: thrown while the app starts, where only the message is printed. */
  INVALID_SETUP_PARAMS: 'A parameter is not valid. {details}',
  /** `WALLET_FAILED` and `RPC_FAILED`: a transaction was not sent. */
  SEND_FAILED: 'Something went wrong',
  /** `USER_REJECTED`: the visitor rejected a signature. */
  SIGNATURE_DECLINED: 'Signature declined',
} as const

/** The message of a case. */
export type CaseText = (typeof caseTexts)[keyof typeof caseTexts]
