import { AppKitError } from './appKitError.js'
import type { ErrorCode } from './errorTable.js'
import { isAppKitError } from './settling.js'
import { type WalletErrorLayer, walletErrorLayers } from './walletErrorLayers.js'

/** What the wallets of a namespace say, and what it means. */
export type WalletErrorWords = {
  /** Numeric codes besides those that wallets of every namespace take from EIP-1193. Those left out say nothing of their own. */
  readonly codes?: ReadonlyMap<number, ErrorCode> | undefined
  /** Free text, looked at before the codes; the first that fits counts. */
  readonly messages?: readonly (readonly [RegExp, ErrorCode])[] | undefined
}

/** The codes of EIP-1193, EIP-1474 and CAIP-25, which wallets bring to every namespace. */
const commonCodes: ReadonlyMap<number, ErrorCode> = new Map([
  [4001, 'USER_REJECTED'],
  [5000, 'USER_REJECTED'],
  [4100, 'NOT_CONNECTED'],
  [4200, 'METHOD_NOT_SUPPORTED'],
  [-32601, 'METHOD_NOT_SUPPORTED'],
  [-32002, 'REQUEST_PENDING'],
  [-32602, 'INVALID_PARAMS'],
  [-32005, 'TOO_MANY_REQUESTS'],
])

/** What wallets of every namespace say. */
const commonMessages: readonly (readonly [RegExp, ErrorCode])[] = [
  [/extension context invalidated/i, 'EXTENSION_INVALIDATED'],
  [
    /user (?:rejected|denied|declined|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i,
    'USER_REJECTED',
  ],
]

/**
 * Makes the function that gives the typed error for anything a wallet throws (R36). It is total, and text of the wallet
 * reaches developers only, cleaned, in `details`.
 */
export function createWalletErrorMap({
  codes = new Map(),
  messages = [],
}: WalletErrorWords = {}): (error: unknown) => AppKitError {
  const patterns = [...commonMessages, ...messages]
  return (error) => {
    if (isOurs(error)) return error
    const layers = walletErrorLayers(error)
    const code = fromMessages(layers, patterns) ?? fromCodes(layers, codes) ?? 'WALLET_FAILED'
    const details = layers.map(({ message }) => message).find((message) => message !== '')
    return new AppKitError(code, { cause: error, details })
  }
}

function fromCodes(layers: readonly WalletErrorLayer[], codes: ReadonlyMap<number, ErrorCode>): ErrorCode | undefined {
  for (const { code } of layers) {
    const known = code === undefined ? undefined : (codes.get(code) ?? commonCodes.get(code))
    if (known) return known
  }
  return undefined
}

function fromMessages(
  layers: readonly WalletErrorLayer[],
  patterns: readonly (readonly [RegExp, ErrorCode])[],
): ErrorCode | undefined {
  for (const [pattern, code] of patterns) if (layers.some(({ message }) => pattern.test(message))) return code
  return undefined
}

function isOurs(error: unknown): error is AppKitError {
  try {
    return isAppKitError(error)
  } catch {
    return false
  }
}
