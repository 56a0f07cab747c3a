import { AppKitError, cleanText, type ErrorCode, isAppKitError } from '@latchkey/common'

/** What the numeric codes of EIP-1193, EIP-1474 and CAIP-25 mean. Those left out say nothing of their own. */
const codes: ReadonlyMap<number, ErrorCode> = new Map([
  [4001, 'USER_REJECTED'],
  [5000, 'USER_REJECTED'],
  [4100, 'NOT_CONNECTED'],
  [4200, 'METHOD_NOT_SUPPORTED'],
  [-32601, 'METHOD_NOT_SUPPORTED'],
  [-32002, 'REQUEST_PENDING'],
  [-32602, 'INVALID_PARAMS'],
  [-32005, 'TOO_MANY_REQUESTS'],
])

const messages: readonly (readonly [RegExp, ErrorCode])[] = [
  [/extension context invalidated/i, 'EXTENSION_INVALIDATED'],
  [
    /user (?:rejected|denied|declined|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i,
    'USER_REJECTED',
  ],
]

/**
 * The typed error for anything a wallet throws (R36). Total: getters that throw, cycles, strings and `undefined` are all
 * mapped, and text of the wallet reaches developers only, cleaned, in `details`.
 */
export function mapWalletError(error: unknown): AppKitError {
  if (isOurs(error)) return error
  const layers = layersOf(error)
  const code = fromMessages(layers) ?? fromCodes(layers) ?? 'WALLET_FAILED'
  const details = layers.map(({ message }) => message).find((message) => message !== '')
  return new AppKitError(code, { cause: error, details })
}

/** The numeric codes of an error and of the errors inside it, outermost first. */
export function walletErrorCodes(error: unknown): readonly number[] {
  return layersOf(error).flatMap(({ code }) => (code === undefined ? [] : [code]))
}

type Layer = { readonly code: number | undefined; readonly message: string }

/** Wallets wrap: MetaMask's mobile app has the real error in `data.originalError`, others in `cause` or `error`. */
function layersOf(error: unknown, depth = 0): readonly Layer[] {
  if (depth > 4 || error === undefined || error === null) return []
  if (typeof error === 'string') return [{ code: undefined, message: cleanText(error, 300) }]
  const data = read(error, 'data')
  const inner = [read(data, 'originalError'), read(error, 'cause'), read(error, 'error')].find(
    (value) => typeof value === 'object',
  )
  return [
    { code: toCode(read(error, 'code')), message: cleanText(read(error, 'message'), 300) },
    ...layersOf(inner, depth + 1),
  ]
}

function fromCodes(layers: readonly Layer[]): ErrorCode | undefined {
  for (const { code } of layers) {
    const known = code === undefined ? undefined : codes.get(code)
    if (known) return known
  }
  return undefined
}

function fromMessages(layers: readonly Layer[]): ErrorCode | undefined {
  for (const [pattern, code] of messages) if (layers.some(({ message }) => pattern.test(message))) return code
  return undefined
}

function toCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value
  return typeof code === 'number' && Number.isInteger(code) ? code : undefined
}

function read(value: unknown, key: string): unknown {
  try {
    return (typeof value === 'object' && value !== null) || typeof value === 'function'
      ? Reflect.get(value, key)
      : undefined
  } catch {
    return undefined
  }
}

function isOurs(error: unknown): error is AppKitError {
  try {
    return isAppKitError(error)
  } catch {
    return false
  }
}
