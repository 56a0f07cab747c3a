import { describe, expect, test } from 'vitest'
import { createError } from './appKitError.js'
import { caseTexts, setupErrors } from './errors.js'
import type { ErrorCode } from './featureErrors.js'
import { allErrors } from './featureErrors.js'

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
  test.each(cases)('%s — %s, without a code of its own', (text, _when, name) => {
    expect(caseTexts[name]).toBe(text)
    expect(allErrors).not.toHaveProperty(name)
  })

  test.each(required)('%s: %s', (_row, text, code) => {
    expect(allErrors[code].message).toBe(text)
  })

  test.each([setupErrors.INVALID_OPTIONS, setupErrors.SIGN_IN_NOT_AVAILABLE])(
    'R187: the message of $code contains the details, because browsers print nothing else of an uncaught error',
    (definition) => {
      const error = createError(definition, { details: 'networks[0]: expected {method} $&.', values: { method: 'a' } })
      expect(error.details).toBe('networks[0]: expected {method} $&.')
      expect(error.message).toMatch(/\. networks\[0\]: expected \{method\} \$&\.$/)
      expect(error.stack).toContain(error.message)
    },
  )

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
