import { cleanText } from './outsideText.js'

/** One of the errors inside each other that a wallet threw. */
export type WalletErrorLayer = { readonly code: number | undefined; readonly message: string }

/**
 * The errors inside each other, outermost first, of anything a wallet throws (R36). Wallets wrap: MetaMask's mobile app has
 * the real error in `data.originalError`, others in `cause` or `error`. Total: getters that throw, cycles, strings and
 * `undefined` are all read, and text comes cleaned.
 */
export function walletErrorLayers(error: unknown, depth = 0): readonly WalletErrorLayer[] {
  if (depth > 4 || error === undefined || error === null) return []
  if (typeof error === 'string') return [{ code: undefined, message: cleanText(error, 300) }]
  const data = read(error, 'data')
  const inner = [read(data, 'originalError'), read(error, 'cause'), read(error, 'error')].find(
    (value) => typeof value === 'object',
  )
  return [
    { code: toCode(read(error, 'code')), message: cleanText(read(error, 'message'), 300) },
    ...walletErrorLayers(inner, depth + 1),
  ]
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
