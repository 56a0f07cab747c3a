import { invalidParams } from '../errors/invalidParams.js'
import { bytesToHex } from '../parse/bytesToHex.js'

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']
/** Maximum nesting depth. Deeper values are a mistake or a cycle. */
const depthLimit = 32

/**
 * Returns a fresh copy of a JSON value: bigints become quantities (or decimals, in typed data), bytes become hex, and `undefined` is omitted.
 * Functions, symbols, non-finite numbers, objects of a class such as `Date`, and fields such as `__proto__` throw `INVALID_PARAMS` with their
 * path: dropping a field would change what the visitor signs.
 */
export function toPlainJson(value: unknown, path: string, bigints: 'hex' | 'decimal' = 'hex'): unknown {
  return copyJson(value, path, { bigints, isAnswer: false, depth: 0 })
}

/** Like {@link toPlainJson}, for the response of a wallet: drops what JSON can't represent and fields such as `__proto__`. */
export function toPlainAnswer(value: unknown): unknown {
  return copyJson(value, 'answer', { bigints: 'hex', isAnswer: true, depth: 0 })
}

type Copying = { readonly bigints: 'hex' | 'decimal'; readonly isAnswer: boolean; readonly depth: number }

function copyJson(value: unknown, path: string, copying: Copying): unknown {
  if (copying.depth > depthLimit) throw invalidParams(path, 'is nested too deeply')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'bigint') return copying.bigints === 'decimal' ? `${value}` : toHexInteger(value)
  const inner = { ...copying, depth: copying.depth + 1 }
  if (Array.isArray(value)) return value.map((entry, index) => copyJson(entry, `${path}[${index}]`, inner))
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (typeof value !== 'object' || !isPlain(value)) {
    if (copying.isAnswer) return undefined
    throw invalidParams(path, `cannot be a ${typeof value === 'object' ? 'class instance' : typeof value}`)
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  const forbidden = entries.find(([key]) => forbiddenKeys.includes(key))
  if (forbidden && !copying.isAnswer) throw invalidParams(`${path}.${forbidden[0]}`, 'is not a usable name')
  const usable = entries.filter(([key]) => !forbiddenKeys.includes(key))
  return Object.fromEntries(usable.map(([key, entry]) => [key, copyJson(entry, `${path}.${key}`, inner)]))
}

/** Whether an object is a literal, also one of another frame: its prototype has none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function toHexInteger(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}
