import type { ServiceErrorCode } from './serviceErrorTable.js'
import { setupErrorTable } from './setupError.js'

/**
 * The error codes of a page and its wallets with the text a person reads. The first block is the catalogue of specification §8, word
 * for word; the second holds what else can go wrong. `{name}` is filled in from the error's values. The codes of what is elsewhere
 * stand in `serviceErrorTable`; no other place holds a text.
 */
export const errorTable = {
  ...setupErrorTable,
  BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  SOMETHING_WENT_WRONG: 'Something went wrong',
  SEND_FAILED_SOLANA: 'Failed to send transaction. Please try again.',
  SIGNATURE_DECLINED: 'Signature declined',
  DISCONNECT_FAILED: 'Failed to disconnect',
  HTTP_STATUS: 'HTTP status code: {status}',
  TRANSPORT_URL_MISSING: 'No URL was provided to the Transport',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  ADAPTER_OR_CONNECTOR_NOT_FOUND: 'Adapter or connector not found for namespace {namespace}',

  ACCOUNT_CHANGED: 'The account changed in your wallet. Nothing was sent.',
  AMOUNT_TOO_SMALL: 'The amount is less than this network lets an account hold.',
  CLIPBOARD_FAILED: 'Copying is blocked by the browser.',
  CONNECTOR_NOT_FOUND: 'This wallet is not available on this page.',
  EXTENSION_INVALIDATED: 'The wallet extension was updated. Reload the page to use it again.',
  HTTP_TIMEOUT: 'The server took too long to answer.',
  HTTP_TOO_LARGE: 'The server sent too much data.',
  INSUFFICIENT_FUNDS: 'The account does not have enough for the amount and its fee.',
  METHOD_NOT_SUPPORTED: 'The wallet does not support this action.',
  NOT_CONNECTED: 'No wallet is connected.',
  REQUEST_PENDING: 'A request is already open in your wallet',
  RPC_BAD_RESPONSE: 'The network answered with something that cannot be read.',
  RPC_FAILED: 'The network could not be reached.',
  RPC_WRONG_CHAIN: 'The RPC server belongs to another network.',
  TOO_MANY_REQUESTS: 'Too many requests are waiting.',
  USER_REJECTED: 'You declined in the wallet',
  WALLET_BAD_CHAIN: 'The wallet reported a network that cannot be read.',
  WALLET_BAD_RESULT: 'The wallet gave an answer that cannot be read.',
  WALLET_FAILED: 'The wallet reported an error.',
  WALLET_LOCKED: 'Unlock your wallet',
  WALLET_NO_ACCOUNT: 'The wallet shared no account.',
  WALLET_TIMEOUT: 'The wallet did not answer.',
  WRONG_NETWORK: 'Your wallet is on another network',
} as const

/** A code of this table. */
export type TableErrorCode = keyof typeof errorTable

/** The stable code of an {@link AppKitError}. */
export type ErrorCode = TableErrorCode | ServiceErrorCode
