import type { TableErrorCode } from './errors.js'

/** The code of EIP-1193 for a refusal. Some wallets send it with every error. */
export const refusalCode = 4001

/** The codes of EIP-1193, EIP-1474, EIP-3326 and CAIP-25. Wallets of every namespace use them. */
export const commonCodes: ReadonlyMap<number, TableErrorCode> = new Map([
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
 * Texts of wallets of every namespace, most specific first. A text that names the user is always a rejection.
 * Rejections that do not name the user are anchored, because networks also reject transactions ("Transaction rejected:
 * nonce too low").
 */
export const commonMessages: readonly (readonly [RegExp, TableErrorCode])[] = [
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

/** Texts that are too vague on their own, but show that a {@link refusalCode} is no rejection. */
export const otherCauses: readonly (readonly [RegExp, TableErrorCode])[] = [
  [/not (?:yet )?(?:supported|implemented)|unsupported/i, 'METHOD_NOT_SUPPORTED'],
  [/insufficient (?:funds|balance)/i, 'INSUFFICIENT_FUNDS'],
  [/internal error|timed? ?out/i, 'WALLET_FAILED'],
]
