import { describe, expect, test } from 'vitest'
import { allErrors } from './allErrors.js'
import { caseTexts } from './caseTexts.js'
import { createError } from './createError.js'
import type { ErrorCode } from './errorCode.js'

/** The catalogue of specification §8 with the case of each text, and the two texts of §5. Copied here on purpose. */
const catalogue: readonly (readonly [text: string, when: string, code: ErrorCode])[] = [
  [
    'Token Balance Unavailable',
    'balance fetch fails or network unsupported; retries blocked 30 s',
    'BALANCE_UNAVAILABLE',
  ],
  ['Failed to fetch transactions', 'history fails', 'HISTORY_FAILED'],
  ['Transaction started', 'send success', 'SEND_STARTED'],
  ['Something went wrong', 'aborts of the embedded wallet other than of RPC requests', 'SOMETHING_WENT_WRONG'],
  ['Failed to send transaction. Please try again.', 'Solana send failure', 'SEND_FAILED_SOLANA'],
  [
    'This application might not support Smart Accounts',
    'signing refused with a smart account',
    'SMART_ACCOUNT_UNSUPPORTED',
  ],
  [
    'A problem occurred while trying initialize authentication',
    'wallet disconnected, view returns to Connect',
    'AUTHENTICATION_FAILED',
  ],
  [
    'Invalid App Configuration',
    'analytics gets HTTP 403; invalid project id; embedded-wallet load timed out',
    'INVALID_APP_CONFIGURATION',
  ],
  ['Unauthorized: origin not allowed', 'server: the origin is not on the list', 'SERVER_ORIGIN_NOT_ALLOWED'],
  ['Unauthorized: invalid key', 'server: the project id is not valid', 'SERVER_INVALID_KEY'],
  ['Session Expired', 'the server says the token is not yet valid', 'SESSION_EXPIRED'],
  [
    'JWT validation error: JWT Token is not yet valid',
    'server: the clock of the device is off',
    'SERVER_JWT_NOT_YET_VALID',
  ],
  ['Network Not Found', 'network not in the list given at setup', 'NETWORK_NOT_FOUND'],
  ['Project ID Not Configured', 'no projectId', 'PROJECT_ID_MISSING'],
  ['Network not supported for Swaps', 'swap on an unsupported network', 'SWAP_NETWORK_UNSUPPORTED'],
  ['Network not supported for Gas Price', 'gas price on an unsupported network', 'GAS_PRICE_NETWORK_UNSUPPORTED'],
  ['Failed to disconnect', 'disconnect fails', 'DISCONNECT_FAILED'],
  ['HTTP status code: {status}', 'HTTP errors', 'HTTP_STATUS'],
  ['Error resolving name', 'name resolution fails without a better text', 'NAME_RESOLVE_FAILED'],
  ['Error fetching name suggestions', 'name suggestions fail without a better text', 'NAME_SUGGESTIONS_FAILED'],
  ['Error registering name', 'name registration fails without a better text', 'NAME_REGISTER_FAILED'],
  ['Unable to load email login dependency', 'iframe fails', 'FRAME_NOT_READY'],
  ['Request was aborted', 'aborted requests', 'ABORTED'],
  ['An error occurred', 'default frame error', 'FRAME_ERROR'],
  ['WalletConnectConnector not found', 'setup error', 'WALLET_CONNECT_CONNECTOR_MISSING'],
  ['Please call createAppKit before using the app-kit hook', 'setup error', 'NOT_CREATED'],
  ['No URL was provided to the Transport', 'setup error', 'TRANSPORT_URL_MISSING'],
  ['Requested RPC call is not allowed', 'disallowed method', 'METHOD_NOT_ALLOWED'],
  ['Action not allowed', 'disallowed method, in the UI', 'ACTION_NOT_ALLOWED'],
  ['Chain is not supported', 'add-chain attempt fails after switch code 4902, 5000 or 32603', 'CHAIN_NOT_SUPPORTED'],
  ['Adapter not found', 'internal state error', 'ADAPTER_NOT_FOUND'],
  ['CaipNetwork is undefined', 'internal state error', 'CAIP_NETWORK_UNDEFINED'],
  [
    'Adapter or connector not found for namespace {namespace}',
    'internal state error',
    'ADAPTER_OR_CONNECTOR_NOT_FOUND',
  ],
  ['UniversalAdapter:signMessage - provider is undefined', 'internal state error', 'UNIVERSAL_PROVIDER_UNDEFINED'],
  ['Cannot set both `siweConfig` and `siwx` options', '§5: both are set at start-up', 'SIWE_AND_SIWX'],
  ['Please try again after {seconds} seconds', '§5: email login within 30 s of the last one', 'EMAIL_COOLDOWN'],
  [
    'Please enter a valid amount and receiver address',
    '§5: Solana send without token, amount or receiver',
    'SEND_INPUT_MISSING',
  ],
]

/** Texts of the catalogue for special cases of a code. */
const cases: readonly (readonly [text: string, when: string, name: keyof typeof caseTexts])[] = [
  ['Something went wrong', 'send failure', 'SEND_FAILED'],
  ['Signature declined', 'signing refused', 'SIGNATURE_DECLINED'],
  ['CaipNetwork or CaipAddress is undefined', 'internal state error', 'CAIP_NETWORK_OR_ADDRESS_UNDEFINED'],
  ['CaipNetwork not found', 'internal state error', 'CAIP_NETWORK_NOT_FOUND'],
]

/** Texts that the requirements specify. */
const required: readonly (readonly [row: string, text: string, code: ErrorCode])[] = [
  ['R40', "This wallet's link is not valid", 'LINK_NOT_VALID'],
  ['FI19', 'Unlock your wallet', 'WALLET_LOCKED'],
  ['FI21', 'A request is already open in your wallet', 'REQUEST_PENDING'],
  ['FI22', 'Your wallet is on another network', 'WRONG_NETWORK'],
  ['FI30', 'Could not load this screen', 'VIEW_LOAD_FAILED'],
]

describe('§8: the catalogue', () => {
  test.each(catalogue)('%s — %s', (text, _when, code) => {
    expect(allErrors[code].message).toBe(text)
  })

  test.each(cases)('%s — %s, without a code of its own', (text, _when, name) => {
    expect(caseTexts[name]).toBe(text)
    expect(allErrors).not.toHaveProperty(name)
  })

  test('every other text of the catalogue has its own code', () => {
    expect(new Set(catalogue.map(([, , code]) => code)).size).toBe(catalogue.length)
    expect(catalogue.length).toBe(37)
  })

  test.each(required)('%s: %s', (_row, text, code) => {
    expect(allErrors[code].message).toBe(text)
  })

  test('no text occurs twice, and every code creates an error with its text', () => {
    const texts = Object.values(allErrors).map(({ message }) => message)
    expect(new Set(texts).size).toBe(texts.length)
    for (const [key, { code, message: text }] of Object.entries(allErrors)) {
      expect(code).toBe(key)
      expect(createError(allErrors[code])).toMatchObject({ code, message: text })
      expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(text).toBe(text.trim())
    }
  })

  test('the public error codes do not change', () => {
    expect(Object.keys(allErrors)).toMatchInlineSnapshot(`
      [
        "NOT_CREATED",
        "PROJECT_ID_MISSING",
        "SIWE_AND_SIWX",
        "SIGN_IN_NOT_AVAILABLE",
        "DESTROYED",
        "INVALID_OPTIONS",
        "VIEW_LOAD_FAILED",
        "SOMETHING_WENT_WRONG",
        "ABORTED",
        "ADAPTER_NOT_FOUND",
        "INVALID_PARAMS",
        "LINK_NOT_VALID",
        "NETWORK_NOT_FOUND",
        "BROWSER_TOO_OLD",
        "PAGE_MISSING",
        "MODAL_CLOSED",
        "CONNECTION_SUPERSEDED",
        "NOT_CONNECTED",
        "BALANCE_UNAVAILABLE",
        "SEND_FAILED_SOLANA",
        "DISCONNECT_FAILED",
        "HTTP_STATUS",
        "TRANSPORT_URL_MISSING",
        "WALLET_CONNECT_CONNECTOR_MISSING",
        "CAIP_NETWORK_UNDEFINED",
        "CHAIN_NOT_SUPPORTED",
        "ADAPTER_OR_CONNECTOR_NOT_FOUND",
        "ACCOUNT_CHANGED",
        "AMOUNT_TOO_SMALL",
        "CLIPBOARD_FAILED",
        "CONNECTOR_NOT_FOUND",
        "EXTENSION_INVALIDATED",
        "FEE_TOO_HIGH",
        "HTTP_TIMEOUT",
        "HTTP_TOO_LARGE",
        "INSUFFICIENT_FUNDS",
        "METHOD_NOT_SUPPORTED",
        "RECEIPT_TIMEOUT",
        "REQUEST_PENDING",
        "RPC_BAD_RESPONSE",
        "RPC_FAILED",
        "RPC_WRONG_CHAIN",
        "TOO_MANY_REQUESTS",
        "USER_REJECTED",
        "WALLET_BAD_CHAIN",
        "WALLET_BAD_RESULT",
        "WALLET_FAILED",
        "WALLET_IDENTITY_SHARED",
        "WALLET_LOCKED",
        "WALLET_NO_ACCOUNT",
        "WALLET_TIMEOUT",
        "WRONG_NETWORK",
        "HISTORY_FAILED",
        "SEND_STARTED",
        "SMART_ACCOUNT_UNSUPPORTED",
        "AUTHENTICATION_FAILED",
        "INVALID_APP_CONFIGURATION",
        "SERVER_ORIGIN_NOT_ALLOWED",
        "SERVER_INVALID_KEY",
        "SESSION_EXPIRED",
        "SERVER_JWT_NOT_YET_VALID",
        "SWAP_NETWORK_UNSUPPORTED",
        "GAS_PRICE_NETWORK_UNSUPPORTED",
        "NAME_RESOLVE_FAILED",
        "NAME_SUGGESTIONS_FAILED",
        "NAME_REGISTER_FAILED",
        "FRAME_NOT_READY",
        "FRAME_ERROR",
        "METHOD_NOT_ALLOWED",
        "ACTION_NOT_ALLOWED",
        "UNIVERSAL_PROVIDER_UNDEFINED",
        "EMAIL_COOLDOWN",
        "SEND_INPUT_MISSING",
        "DIRECTORY_FAILED",
        "HTTP_BAD_RESPONSE",
        "HTTP_FAILED",
        "PAIRING_EXPIRED",
        "PAIRING_FAILED",
        "RELAY_UNREACHABLE",
        "WALLET_LINK_FAILED",
        "WALLET_SESSION_ENDED",
      ]
    `)
  })
})
