import { AppKitError, cleanText, isAppKitError, readField, serviceError, type TableErrorCode } from '@latchkey/common'

/**
 * What the codes of EIP-1193, CAIP-25 and the WalletConnect specification mean. A table of its own: the one that sessions share comes
 * with a wallet of the page, and would be taken out of its file if this one needed it, too.
 */
const codes: Readonly<Record<string, TableErrorCode>> = {
  3001: 'METHOD_NOT_SUPPORTED',
  3005: 'WRONG_NETWORK',
  4001: 'USER_REJECTED',
  4100: 'NOT_CONNECTED',
  4200: 'METHOD_NOT_SUPPORTED',
  4900: 'NOT_CONNECTED',
  4901: 'WRONG_NETWORK',
  5000: 'USER_REJECTED',
  5001: 'USER_REJECTED',
  5002: 'USER_REJECTED',
  5003: 'USER_REJECTED',
  5100: 'WRONG_NETWORK',
  5101: 'METHOD_NOT_SUPPORTED',
  6000: 'NOT_CONNECTED',
  8000: 'WALLET_TIMEOUT',
  '-32601': 'METHOD_NOT_SUPPORTED',
  '-32602': 'INVALID_PARAMS',
  '-32002': 'REQUEST_PENDING',
  '-32005': 'TOO_MANY_REQUESTS',
}

/** What wallets and the client say in words, looked at before the codes. */
const messages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [
    /user (?:rejected|denied|declined|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i,
    'USER_REJECTED',
  ],
  [/^request expired/i, 'WALLET_TIMEOUT'],
  [/no matching key|recently deleted|session topic/i, 'NOT_CONNECTED'],
]

/** The typed error for what a wallet, or the client in between, answers with. Total; words of the wallet reach developers only. */
export function mapWalletError(error: unknown): AppKitError {
  if (isAppKitError(error)) return error
  // A wallet's answer may wrap another one.
  const layers = [error, readField(error, 'error'), readField(error, 'data'), readField(error, 'cause')]
  const said = layers.map((layer) => cleanText(typeof layer === 'string' ? layer : readField(layer, 'message'), 300))
  if (said.some((text) => /proposal expired/i.test(text))) return serviceError('PAIRING_EXPIRED', { cause: error })
  const spoken = messages.find(([pattern]) => said.some((text) => pattern.test(text)))?.[1]
  const told = layers.map((layer) => readField(layer, 'code')).find(isKnown)
  return new AppKitError(spoken ?? (told === undefined ? 'WALLET_FAILED' : (codes[String(told)] ?? 'WALLET_FAILED')), {
    cause: error,
    details: said.find((text) => text !== ''),
  })
}

/** Some wallets write the number as text. */
function isKnown(code: unknown): code is number | string {
  return (typeof code === 'number' || typeof code === 'string') && Object.hasOwn(codes, String(code))
}
