import { cleanText, formatUnits, truncateMiddle } from '@latchkey/common'
import type { GrantedSession, PermissionTerms, SmartSessionsState } from '@latchkey/core'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { termsTexts } from './texts.js'

/** A text about one permission. A value that is still loading is `undefined`. */
export type TermText = {
  readonly text: TextDescriptor
  readonly values: Readonly<Record<string, TermValue | undefined>>
}

/** A name or an amount; without the token's decimals, the amount is itself a text. */
export type TermValue = string | { readonly text: TextDescriptor; readonly values: Readonly<Record<string, string>> }

export type TermSource = {
  readonly chainId: GrantedSession['chainId']
  readonly tokens: SmartSessionsState['tokens']
  /** The coin of the network, if the app knows it. */
  readonly coin: { readonly symbol: string; readonly decimals: number } | undefined
  readonly locale: string
}

/** Amounts of this size are no limit: apps and wallets write "any" as the largest number. */
const anyAmount = 2n ** 128n
const longestName = 64
/** Maximum of `maximumFractionDigits` in older browsers. */
const mostDecimals = 20
const shownFunctions = 5

/** Returns the words for one permission. Amounts are exact: a limit is never shown smaller than it is. */
export function termText(term: PermissionTerms, source: TermSource): TermText {
  if (term.kind === 'other') return { text: termsTexts.other, values: { type: cleanText(term.type, longestName) } }
  if (term.kind === 'call') {
    const { functions } = term
    const contract = truncateMiddle(term.contract, 6, 4)
    if (functions.length === 0 || functions.length > shownFunctions)
      return { text: termsTexts.callAny, values: { contract } }
    return { text: termsTexts.call, values: { contract, functions: functions.join(', ') } }
  }
  const { amount, token } = term
  if (term.kind === 'stream') {
    const perSecond = writeAmount(term.perSecond, token, source)
    if (amount === undefined || amount >= anyAmount) return { text: termsTexts.stream, values: { amount: perSecond } }
    return { text: termsTexts.streamTotal, values: { amount: perSecond, total: writeAmount(amount, token, source) } }
  }
  if (amount === undefined || amount >= anyAmount)
    return { text: termsTexts.spendAny, values: { token: tokenName(token, source) } }
  const { text, period } = periodText(term.period, source.locale)
  return { text, values: { amount: writeAmount(amount, token, source), ...(period ? { period } : {}) } }
}

const units = [
  ['week', 604_800, termsTexts.spendWeekly],
  ['day', 86_400, termsTexts.spendDaily],
  ['hour', 3_600, termsTexts.spendHourly],
  ['minute', 60, undefined],
  ['second', 1, undefined],
] as const

function periodText(seconds: number | undefined, locale: string) {
  if (seconds === undefined) return { text: termsTexts.spendTotal }
  const [unit, length, single] = units.find(([, each]) => seconds % each === 0) ?? units[4]
  if (seconds === length && single) return { text: single }
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return { text: termsTexts.spendEvery, period: format.format(seconds / length) }
}

type Token = Extract<PermissionTerms, { kind: 'spend' }>['token']

/** Returns the symbol and decimals of a token or of the coin. `undefined` while they load. */
function factsOf(token: Token, { chainId, tokens, coin }: TermSource) {
  return token === undefined ? (coin ?? 'unknown') : tokens[`${chainId}:${token}`]
}

function tokenName(token: Token, source: TermSource): string | undefined {
  const facts = factsOf(token, source)
  if (facts === 'unknown') return token === undefined ? source.chainId : truncateMiddle(token, 6, 4)
  return facts && cleanText(facts.symbol, longestName)
}

function writeAmount(amount: bigint, token: Token, source: TermSource): TermValue | undefined {
  const facts = factsOf(token, source)
  const name = tokenName(token, source)
  if (facts === undefined || name === undefined) return undefined
  if (facts === 'unknown' || facts.decimals > mostDecimals)
    return {
      text: termsTexts.baseUnits,
      values: { amount: new Intl.NumberFormat(source.locale).format(amount), token: name },
    }
  // A text keeps every digit; a number would lose those beyond a float.
  const decimal = formatUnits(amount, facts.decimals) as `${number}`
  return `${new Intl.NumberFormat(source.locale, { maximumFractionDigits: mostDecimals }).format(decimal)} ${name}`
}
