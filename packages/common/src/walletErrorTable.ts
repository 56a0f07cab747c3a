import type { TableErrorCode } from './errorTable.js'

/** One of the errors inside each other that a wallet threw. */
export type WalletErrorLayer = { readonly code: number | undefined; readonly message: string }

/** The codes and texts of wallet errors of one namespace, in addition to those that wallets of every namespace use. */
export type WalletErrorWords = {
  readonly codes?: ReadonlyMap<number, TableErrorCode> | undefined
  /** Patterns are tried in order, before the codes; the first match counts. */
  readonly messages?: readonly (readonly [RegExp, TableErrorCode])[] | undefined
}

/** The code of EIP-1193 for a refusal. Some wallets send it with every error. */
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
 * Texts of wallets of every namespace, most specific first: a text that names the user is a refusal, whatever else it says. The
 * refusals that name no user are anchored, because networks also reject transactions ("Transaction rejected: nonce too low").
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
    /\b(?:method|function)\b.{0,80}\b(?:not (?:found|supported|implemented|available)|does(?: not|n't) exist)|\b(?:unsupported|unknown|unrecogni[sz]ed) method|^not (?:implemented|supported)\b/i,
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

/** Too vague on their own, but enough to show that a {@link refusalCode} is no refusal. */
const otherCauses: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/not (?:yet )?(?:supported|implemented)|unsupported/i, 'METHOD_NOT_SUPPORTED'],
  [/insufficient (?:funds|balance)/i, 'INSUFFICIENT_FUNDS'],
  [/internal error|timed? ?out/i, 'WALLET_FAILED'],
]

/** Returns the code that the layers of a wallet error stand for; `undefined` if neither text nor number is known. */
export function findWalletErrorCode(
  layers: readonly WalletErrorLayer[],
  { codes = new Map(), messages = [] }: WalletErrorWords = {},
): TableErrorCode | undefined {
  const fromText = findByText(layers, [...commonMessages, ...messages])
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
