import {
  AppKitError,
  cleanText,
  findWalletErrorCode,
  isAppKitError,
  readField,
  serviceError,
  type TableErrorCode,
  type WalletErrorLayer,
} from '@latchkey/common'

/** The codes of EIP-1193, CAIP-25 and the WalletConnect specification that wallets on the page do not use. */
const codes: ReadonlyMap<number, TableErrorCode> = new Map([
  [3001, 'METHOD_NOT_SUPPORTED'],
  [3005, 'WRONG_NETWORK'],
  [4900, 'NOT_CONNECTED'],
  [4901, 'WRONG_NETWORK'],
  [5001, 'USER_REJECTED'],
  [5002, 'USER_REJECTED'],
  [5003, 'USER_REJECTED'],
  [5100, 'WRONG_NETWORK'],
  [5101, 'METHOD_NOT_SUPPORTED'],
  [6000, 'NOT_CONNECTED'],
  [8000, 'WALLET_TIMEOUT'],
])

/** Texts of the WalletConnect client. */
const messages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/^request expired/i, 'WALLET_TIMEOUT'],
  [/no matching key|recently deleted|session topic/i, 'NOT_CONNECTED'],
]

/** Maps the answer of a wallet, or of the client in between, to a typed error. Total. The wallet's text goes to developers only. */
export function mapWalletError(error: unknown): AppKitError {
  if (isAppKitError(error)) return error
  // A wallet's answer may wrap another one.
  const layers = [error, readField(error, 'error'), readField(error, 'data'), readField(error, 'cause')].map(toLayer)
  if (layers.some(({ message }) => /proposal expired/i.test(message)))
    return serviceError('PAIRING_EXPIRED', { cause: error })
  return new AppKitError(findWalletErrorCode(layers, { codes, messages }) ?? 'WALLET_FAILED', {
    cause: error,
    details: layers.find(({ message }) => message !== '')?.message,
  })
}

function toLayer(value: unknown): WalletErrorLayer {
  const code = readField(value, 'code')
  // Some wallets write the number as text.
  const number = typeof code === 'string' && code !== '' ? Number(code) : code
  const message = cleanText(typeof value === 'string' ? value : readField(value, 'message'), 300)
  return { code: typeof number === 'number' ? number : undefined, message }
}
