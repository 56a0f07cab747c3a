import { defineErrors, pageErrors } from './pageErrors.js'

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
export const errors = { ...pageErrors, ...transactionErrors, ...serverErrors }

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
