import type { TableErrorCode } from './errors.js'
import { commonCodes, commonMessages, otherCauses, refusalCode } from './knownWalletErrors.js'

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
