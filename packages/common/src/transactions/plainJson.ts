import { invalidParams } from '../errors/actionErrors.js'
import { bytesToHex } from '../parse/hex.js'
import { readField } from '../parse/json.js'
import { readBytes } from '../parse/readBytes.js'

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']
/** Maximum nesting depth. Deeper values are a mistake or a cycle. */
const depthLimit = 32

/**
 * Returns a fresh copy of a JSON value: bigints become quantities (or decimals, in typed data), bytes become hex, and
 * `undefined` is omitted. Functions, symbols, non-finite numbers, objects of a class such as `Date`, and fields such as
 * `__proto__` throw `INVALID_PARAMS` with their path: dropping a field would change what the visitor signs.
 */
export function toPlainJson(value: unknown, path: string, bigints: 'hex' | 'decimal' = 'hex'): unknown {
  return copyJson(value, path, { bigints, depth: 0 })
}

/**
 * Like {@link toPlainJson}, for the response of a wallet: also copies the fields of class instances, and drops cycles,
 * fields such as `__proto__`, and what JSON can't represent.
 */
export function toPlainAnswer(value: unknown): unknown {
  return copyAnswer(value, new Map(), 0)
}

type Copying = { readonly bigints: 'hex' | 'decimal'; readonly depth: number }

function copyJson(value: unknown, path: string, copying: Copying): unknown {
  if (copying.depth > depthLimit) throw invalidParams(path, 'is nested too deeply')
  if (isJsonScalar(value)) return value
  if (typeof value === 'bigint') return copying.bigints === 'decimal' ? `${value}` : toHexInteger(value)
  const inner = { ...copying, depth: copying.depth + 1 }
  if (Array.isArray(value)) return value.map((entry, index) => copyJson(entry, `${path}[${index}]`, inner))
  const bytes = readView(value)
  if (bytes) return bytes
  if (typeof value !== 'object' || !isPlain(value))
    throw invalidParams(path, `cannot be a ${typeof value === 'object' ? 'class instance' : typeof value}`)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  const forbidden = entries.find(([key]) => forbiddenKeys.includes(key))
  if (forbidden) throw invalidParams(`${path}.${forbidden[0]}`, 'is not a usable name')
  return Object.fromEntries(entries.map(([key, entry]) => [key, copyJson(entry, `${path}.${key}`, inner)]))
}

/** Copies each object once. `copies` has no copy yet of the objects around the value, so a cycle ends there. */
function copyAnswer(value: unknown, copies: Map<object, unknown>, depth: number): unknown {
  if (isJsonScalar(value)) return value
  if (typeof value === 'bigint') return toHexInteger(value)
  if (typeof value !== 'object' || depth > depthLimit) return undefined
  if (copies.has(value)) return copies.get(value)
  copies.set(value, undefined)
  const copy = readView(value) ?? copyObject(value, (entry) => copyAnswer(entry, copies, depth + 1))
  copies.set(value, copy)
  return copy
}

function copyObject(value: object, copy: (entry: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  const entries = Object.keys(value).flatMap((key) => {
    const entry = forbiddenKeys.includes(key) ? undefined : copy(readField(value, key))
    return entry === undefined ? [] : [[key, entry] as const]
  })
  // A `Date` or a `Map` has no fields. An empty object would look like an answer.
  return entries.length > 0 || isPlain(value) ? Object.fromEntries(entries) : undefined
}

function isJsonScalar(value: unknown): value is null | string | boolean | number {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  return typeof value === 'number' && Number.isFinite(value)
}

/** Returns the bytes of a view or buffer, also of another frame, as hex. Lists of numbers stay lists. */
function readView(value: unknown): string | undefined {
  const isBuffer = ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]'
  const bytes = isBuffer ? readBytes(value) : undefined
  return bytes && bytesToHex(bytes)
}

/** Whether an object is a literal, also one of another frame: its prototype has none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function toHexInteger(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}
