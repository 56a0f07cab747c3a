import { defineErrors, errors, type TableErrorCode } from './errors.js'

/**
 * The errors of services and of features that load later: WalletConnect, e-mail, swaps, names. They are not in
 * `errors`, so that a page that connects an installed wallet does not load them.
 */
export const serviceErrors = defineErrors({
  HISTORY_FAILED: 'Failed to fetch transactions',
  SEND_STARTED: 'Transaction started',
  SMART_ACCOUNT_UNSUPPORTED: 'This application might not support Smart Accounts',
  AUTHENTICATION_FAILED: 'A problem occurred while trying initialize authentication',
  INVALID_APP_CONFIGURATION: 'Invalid App Configuration',
  SERVER_ORIGIN_NOT_ALLOWED: 'Unauthorized: origin not allowed',
  SERVER_INVALID_KEY: 'Unauthorized: invalid key',
  SESSION_EXPIRED: 'Session Expired',
  SERVER_JWT_NOT_YET_VALID: 'JWT validation error: JWT Token is not yet valid',
  SWAP_NETWORK_UNSUPPORTED: 'Network not supported for Swaps',
  GAS_PRICE_NETWORK_UNSUPPORTED: 'Network not supported for Gas Price',
  NAME_RESOLVE_FAILED: 'Error resolving name',
  NAME_SUGGESTIONS_FAILED: 'Error fetching name suggestions',
  NAME_REGISTER_FAILED: 'Error registering name',
  FRAME_NOT_READY: 'Unable to load email login dependency',
  FRAME_ERROR: 'An error occurred',
  METHOD_NOT_ALLOWED: 'Requested RPC call is not allowed',
  ACTION_NOT_ALLOWED: 'Action not allowed',
  UNIVERSAL_PROVIDER_UNDEFINED: 'UniversalAdapter:signMessage - provider is undefined',
  EMAIL_COOLDOWN: 'Please try again after {seconds} seconds',
  SEND_INPUT_MISSING: 'Please enter a valid amount and receiver address',

  DIRECTORY_FAILED: 'The list of wallets could not be loaded.',
  HTTP_BAD_RESPONSE: 'The server sent an invalid response.',
  HTTP_FAILED: 'The server could not be reached.',
  PAIRING_EXPIRED: 'The code has expired. A new one is ready.',
  PAIRING_FAILED: 'The wallet could not be reached through WalletConnect.',
  RELAY_UNREACHABLE: 'The connection service cannot be reached.',
  WALLET_LINK_FAILED: 'The wallet app did not open.',
  WALLET_SESSION_ENDED: 'The wallet ended the connection.',
})

/** A code of {@link serviceErrors}. */
export type ServiceErrorCode = keyof typeof serviceErrors

/** The errors of all tables, for code that can create an error of any code. */
export const allErrors = { ...errors, ...serviceErrors }

/** The stable code of an `AppKitError`. */
export type ErrorCode = TableErrorCode | ServiceErrorCode
