import { cleanText } from '../text/shownText.js'
import { type AppKitError, createError, isAppKitError, seeDetails } from './appKitError.js'
import { errors, type TableErrorCode } from './errors.js'

/** The code of EIP-1193 for a rejected request. Some wallets send it with every error. */
const refusalCode = 4001

/** The codes of EIP-1193, EIP-1474, EIP-3326 and CAIP-25. Wallets of every namespace use them. */
const commonCodes: ReadonlyMap<number, TableErrorCode> = new Map([
  [refusalCode, 'USER_REJECTED'],
  [5000, 'USER_REJECTED'],
  [4100, 'NOT_CONNECTED'],
  [4200, 'METHOD_NOT_SUPPORTED'],
  [4902, 'CHAIN_NOT_SUPPORTED'],
  [-32601, 'METHOD_NOT_SUPPORTED'],
  [-32002, 'REQUEST_PENDING'],
  [-32602, 'INVALID_PARAMS'],
  [-32005, 'TOO_MANY_REQUESTS'],
])

const declined = '(?:rejected|denied|declined|cancell?ed)'
const request = '(?:request|connection|transaction|signature|signing|approval|message)'
const decider = '(?:user|owner|signer|wallet|device)'

/**
 * Texts of wallets of every namespace, most specific first. A text that names the user is always a rejection. The other
 * patterns of rejections are anchored, because networks also reject transactions ("Transaction rejected: nonce too
 * low").
 */
const commonMessages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/extension context invalidated/i, 'EXTENSION_INVALIDATED'],
  [/\buser[ _]?(?:has |have |was )?(?:reject|deni|declin|cancel|refus|abort|dismiss|clos|disapprov)/i, 'USER_REJECTED'],
  [new RegExp(`${declined} by (?:the )?user`, 'i'), 'USER_REJECTED'],
  [
    /^8546\b|\b(?:unrecogni[sz]ed|unknown|unsupported) (?:chain|network)|\b(?:chain|network)\b.{0,80}\bnot (?:yet )?(?:supported|recogni[sz]ed|found|added|configured|known)/i,
    'CHAIN_NOT_SUPPORTED',
  ],
  [
    /\b(?:method|function)\b.{0,80}\b(?:not (?:found|supported|implemented|available)|does(?: not|n't) exist)|\b(?:unsupported|unknown|unrecogni[sz]ed) method|^(?:"\w+" )?not (?:implemented|supported)\b/i,
    'METHOD_NOT_SUPPORTED',
  ],
  [/\brate[ -]?limit|too many requests|\brequest limit\b/i, 'TOO_MANY_REQUESTS'],
  [
    new RegExp(
      `\\b${request} (?:was |has been |is )?${declined}(?: (?:by|in|on) (?:the |your )?${decider})?[.!]?$`,
      'i',
    ),
    'USER_REJECTED',
  ],
  [new RegExp(`^${declined} (?:the |this )?${request}`, 'i'), 'USER_REJECTED'],
  [new RegExp(`^${declined}[.!]?$`, 'i'), 'USER_REJECTED'],
  [
    /^(?:the )?(?:modal|pop-?up|window|dialog|plugin)(?: window)? (?:was )?(?:closed|dismissed)[.!]?$/i,
    'USER_REJECTED',
  ],
]

/** Texts of nodes, which wallets pass on. They come last, because a revert may have any of them as its reason. */
const nodeMessages: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/\binsufficient (?:funds|balance|lamports)\b/i, 'INSUFFICIENT_FUNDS'],
]

/** Texts that are too vague on their own, but show that a {@link refusalCode} is no rejection. */
const otherCauses: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/not (?:yet )?(?:supported|implemented)|unsupported/i, 'METHOD_NOT_SUPPORTED'],
  [/internal error|timed? ?out/i, 'WALLET_FAILED'],
]

/** One of the nested errors that a wallet threw. */
export type WalletErrorLayer = { readonly code: number | undefined; readonly message: string }

/** The codes and texts of wallet errors in one namespace, in addition to those of all namespaces. */
export type WalletErrorWords = {
  readonly codes?: ReadonlyMap<number, TableErrorCode> | undefined
  /** Patterns are tried in order, before the codes. The first match counts. */
  readonly messages?: readonly (readonly [RegExp, TableErrorCode])[] | undefined
}

/** Returns the error code for the layers of a wallet error, or `undefined` if their texts and numbers are unknown. */
export function findWalletErrorCode(
  layers: readonly WalletErrorLayer[],
  { codes = new Map(), messages = [] }: WalletErrorWords = {},
): TableErrorCode | undefined {
  const fromText = findByText(layers, [...commonMessages, ...messages, ...nodeMessages])
  if (fromText) return fromText
  for (const { code } of layers) {
    const known = code === undefined ? undefined : (codes.get(code) ?? commonCodes.get(code))
    if (known && code === refusalCode) return findByText(layers, otherCauses) ?? known
    if (known) return known
  }
  return undefined
}

function findByText(
  layers: readonly WalletErrorLayer[],
  patterns: readonly (readonly [RegExp, TableErrorCode])[],
): TableErrorCode | undefined {
  return patterns.find(([pattern]) => layers.some(({ message }) => pattern.test(message)))?.[1]
}

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
    { code: toCode(read(error, 'code')), message: cleanText(textOf(error), 300) },
    ...walletErrorLayers(inner, depth + 1),
  ]
}

/** The `message` of an `AppKitError` repeats its details, which are the text of another layer. */
function textOf(error: unknown): unknown {
  return read(error, isAppKitError(error) ? 'shortMessage' : 'message')
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

/**
 * Returns a function that maps any value that a wallet throws to a typed error. The function never throws. `details`
 * contains the wallet's text, cleaned. `message` does not contain it.
 */
export function createWalletErrorMap(words: WalletErrorWords = {}): (error: unknown) => AppKitError {
  return (error) => {
    if (isOurs(error)) return error
    const layers = walletErrorLayers(error)
    const details = layers.map(({ message }) => message).find((message) => message !== '')
    return createError(errors[findWalletErrorCode(layers, words) ?? 'WALLET_FAILED'], {
      cause: error,
      details,
      summary: details && seeDetails('wallet'),
    })
  }
}

function isOurs(error: unknown): error is AppKitError {
  try {
    return isAppKitError(error)
  } catch {
    return false
  }
}
