import { defineErrors } from './defineErrors.js'

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
