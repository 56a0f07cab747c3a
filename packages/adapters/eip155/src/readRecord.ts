import { isRecord } from './isRecord.js'
import { toPlainAnswer } from './plainJson.js'
import { badResult } from './walletResult.js'

/** A wallet's answer as a fresh object. Throws `WALLET_BAD_RESULT`. */
export function readRecord(value: unknown, wanted: string): Readonly<Record<string, unknown>> {
  const copy = copyOf(value, wanted)
  if (!isRecord(copy)) throw badResult(wanted)
  return copy
}

/** A wallet's answer as a fresh copy of whatever JSON it is. Throws `WALLET_BAD_RESULT`. */
export function copyOf(value: unknown, wanted: string): unknown {
  try {
    return toPlainAnswer(value)
  } catch {
    throw badResult(wanted)
  }
}
