import { cleanText } from '../text/cleanText.js'
import type { WalletErrorLayer } from './findWalletErrorCode.js'

/**
 * Returns the nested errors of any value that a wallet throws, outermost first, with cleaned texts. Wallets wrap
 * errors: the MetaMask mobile app puts the original error in `data.originalError`, other wallets in `cause`, `error` or
 * `data`. Never throws.
 */
export function walletErrorLayers(error: unknown, depth = 0): readonly WalletErrorLayer[] {
  if (depth > 4 || error === undefined || error === null) return []
  if (typeof error === 'string') return [{ code: undefined, message: cleanText(error, 300) }]
  const data = read(error, 'data')
  const inner = [read(data, 'originalError'), read(error, 'cause'), read(error, 'error'), data].find(
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
