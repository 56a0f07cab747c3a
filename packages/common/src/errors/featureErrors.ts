import { errors } from './errors.js'
import { defineErrors } from './pageErrors.js'

// One table per feature, so that a page without the feature need not load it. A table that grows moves to a file of its
// own.

export const walletConnectErrors = defineErrors('walletconnect', {
  PAIRING_EXPIRED: 'The code has expired. A new one is ready.',
  PAIRING_FAILED: 'The wallet could not be reached through WalletConnect.',
  RELAY_UNREACHABLE: 'The connection service cannot be reached.',
  WALLET_LINK_FAILED: 'The wallet app did not open.',
  WALLET_SESSION_ENDED: 'The wallet ended the connection.',
  UNIVERSAL_PROVIDER_UNDEFINED: 'UniversalAdapter:signMessage - provider is undefined',
})

/** The services that an app sets in `services`, including refusals of a relay. */
export const serviceErrors = defineErrors('services', {
  INVALID_APP_CONFIGURATION: 'Invalid App Configuration',
  SERVER_ORIGIN_NOT_ALLOWED: 'Unauthorized: origin not allowed',
  SERVER_INVALID_KEY: 'Unauthorized: invalid key',
  SESSION_EXPIRED: 'Session Expired',
  SERVER_JWT_NOT_YET_VALID: 'JWT validation error: JWT Token is not yet valid',
  DIRECTORY_FAILED: 'The list of wallets could not be loaded.',
  HTTP_FAILED: 'The server could not be reached.',
  HTTP_BAD_RESPONSE: 'The server sent an invalid response.',
})

export const signInErrors = defineErrors('sign-in', {
  AUTHENTICATION_FAILED: 'A problem occurred while trying initialize authentication',
  SIGN_IN_ACCOUNT_CHANGED: 'Account changed, please sign again',
  SIGN_IN_REFUSED: 'Your signature was not accepted. Try again.',
  SIGN_OUT_FAILED: 'You could not be signed out. Try again.',
})

/** The embedded wallet and its secure frame. */
export const embeddedErrors = defineErrors('embedded-wallet', {
  FRAME_NOT_READY: 'Unable to load email login dependency',
  FRAME_ERROR: 'An error occurred',
  METHOD_NOT_ALLOWED: 'Requested RPC call is not allowed',
  ACTION_NOT_ALLOWED: 'Action not allowed',
  EMAIL_COOLDOWN: 'Please try again after {seconds} seconds',
  SMART_ACCOUNT_UNSUPPORTED: 'This application might not support Smart Accounts',
})

/** The list of the permissions that an account granted to apps (ERC-7715). */
export const smartSessionErrors = defineErrors('permissions-of-apps', {
  SMART_SESSIONS_FAILED: 'Your permissions could not be loaded.',
  SMART_SESSIONS_NOT_SAVED: 'The list of your permissions could not be updated.',
  SMART_SESSION_REFUSED: 'The server did not accept your signature. Try again.',
  SMART_SESSION_NOT_FOUND: 'This permission is no longer in the list.',
})

/** The features of a connected account: activity, sending, swaps and names. */
export const accountErrors = defineErrors('account-features', {
  HISTORY_FAILED: 'Failed to fetch transactions',
  SEND_STARTED: 'Transaction started',
  SEND_INPUT_MISSING: 'Please enter a valid amount and receiver address',
  SWAP_NETWORK_UNSUPPORTED: 'Network not supported for Swaps',
  GAS_PRICE_NETWORK_UNSUPPORTED: 'Network not supported for Gas Price',
  NAME_RESOLVE_FAILED: 'Error resolving name',
  NAME_SUGGESTIONS_FAILED: 'Error fetching name suggestions',
  NAME_REGISTER_FAILED: 'Error registering name',
})

/** The errors of all tables, for code that can create an error of any code. */
export const allErrors = {
  ...errors,
  ...walletConnectErrors,
  ...serviceErrors,
  ...signInErrors,
  ...embeddedErrors,
  ...smartSessionErrors,
  ...accountErrors,
}

/** The stable code of an `AppKitError`. */
export type ErrorCode = keyof typeof allErrors
