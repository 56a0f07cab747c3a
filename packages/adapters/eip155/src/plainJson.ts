import { invalidParams } from '@latchkey/common'

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']
/** Deeper than this is a mistake or a cycle. */
const depthLimit = 32

/**
 * A fresh copy of a value that is nothing but JSON: bigints become quantities (or decimals, as typed data wants them), what
 * is `undefined` is left out, functions, symbols and numbers that are none throw `INVALID_PARAMS` naming their place.
 */
export function toPlainJson(value: unknown, path: string, bigints: 'hex' | 'decimal' = 'hex', depth = 0): unknown {
  if (depth > depthLimit) throw invalidParams(path, 'is nested too deeply')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'bigint') return bigints === 'decimal' ? `${value}` : toHexInteger(value)
  if (Array.isArray(value))
    return value.map((entry, index) => toPlainJson(entry, `${path}[${index}]`, bigints, depth + 1))
  if (typeof value !== 'object') throw invalidParams(path, `cannot be a ${typeof value}`)
  const entries = Object.entries(value).filter(([key, entry]) => entry !== undefined && !forbiddenKeys.includes(key))
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, toPlainJson(entry, `${path}.${key}`, bigints, depth + 1)]),
  )
}

function toHexInteger(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}
