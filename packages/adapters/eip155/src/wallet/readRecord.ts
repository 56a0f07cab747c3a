import { badResult, toPlainAnswer } from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'

type ReadOptions = Parameters<typeof badResult>[2]

/** Returns a wallet's result as a fresh object. Throws `WALLET_BAD_RESULT`. */
export function readRecord(value: unknown, expected: string, options?: ReadOptions): Readonly<Record<string, unknown>> {
  const copy = copyOf(value, expected, options)
  if (!isRecord(copy)) throw badResult(expected, value, options)
  return copy
}

/** Returns a deep copy of a wallet's JSON result. Throws `WALLET_BAD_RESULT`. */
export function copyOf(value: unknown, expected: string, options?: ReadOptions): unknown {
  try {
    return toPlainAnswer(value)
  } catch {
    throw badResult(expected, value, options)
  }
}
