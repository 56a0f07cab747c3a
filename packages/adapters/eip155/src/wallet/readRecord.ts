import { isRecord } from '../parse/isRecord.js'
import { toPlainAnswer } from '../parse/plainJson.js'
import { badResult } from './walletResult.js'

/** Returns a wallet's result as a fresh object. Throws `WALLET_BAD_RESULT`. */
export function readRecord(value: unknown, wanted: string): Readonly<Record<string, unknown>> {
  const copy = copyOf(value, wanted)
  if (!isRecord(copy)) throw badResult(wanted)
  return copy
}

/** Returns a deep copy of a wallet's JSON result. Throws `WALLET_BAD_RESULT`. */
export function copyOf(value: unknown, wanted: string): unknown {
  try {
    return toPlainAnswer(value)
  } catch {
    throw badResult(wanted)
  }
}
