import { accept, type Result, refuse } from './result.js'

/** A total parser: `unknown` in, a fresh value or a reason out. `path` names the place in messages. */
export type Parser<T> = (input: unknown, path?: string) => Result<T>

/** What a parser gives. */
export type Parsed<P> = P extends Parser<infer T> ? T : never

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

function expected(path: string, what: string): Result<never> {
  return refuse(`${path || 'value'}: expected ${what}`)
}

/** Text of at most `max` UTF-16 units, with a pattern if one is given. */
export function text(options: { readonly max?: number; readonly pattern?: RegExp; readonly what?: string } = {}): Parser<string> {
  const { max = 4_096, pattern, what = 'text' } = options
  return (input, path = '') =>
    typeof input === 'string' && input.length <= max && (!pattern || pattern.test(input)) ? accept(input) : expected(path, what)
}

/** A finite number within bounds. */
export function finite(min = -Number.MAX_VALUE, max = Number.MAX_VALUE): Parser<number> {
  return (input, path = '') =>
    typeof input === 'number' && input >= min && input <= max ? accept(input) : expected(path, `a number from ${min} to ${max}`)
}

/** `true` or `false`. */
export const flag: Parser<boolean> = (input, path = '') =>
  typeof input === 'boolean' ? accept(input) : expected(path, 'true or false')

/** One of the listed primitives. */
export function oneOf<const T extends readonly (string | number | boolean | null)[]>(values: T): Parser<T[number]> {
  return (input, path = '') =>
    (values as readonly unknown[]).includes(input) ? accept(input as T[number]) : expected(path, `one of ${values.join(', ')}`)
}

/** Anything the guard accepts, taken as it is: functions, class instances. */
export function guarded<T>(is: (input: unknown) => input is T, what: string): Parser<T> {
  return (input, path = '') => (is(input) ? accept(input) : expected(path, what))
}

/** A list. `skipBad` drops entries that do not parse instead of refusing the list. */
export function listOf<T>(item: Parser<T>, options: { readonly min?: number; readonly max?: number; readonly skipBad?: boolean } = {}): Parser<readonly T[]> {
  const { min = 0, max = 10_000, skipBad = false } = options
  return (input, path = '') => {
    if (!Array.isArray(input) || input.length > max) return expected(path, 'a list')
    const values: T[] = []
    for (let index = 0; index < input.length; index++) {
      const parsed = item(input[index], `${path}[${index}]`)
      if (parsed.ok) values.push(parsed.value)
      else if (!skipBad) return parsed
    }
    return values.length < min ? expected(path, `at least ${min} ${min === 1 ? 'entry' : 'entries'}`) : accept(values)
  }
}

/** A dictionary with free keys. Keys that could reach a prototype are dropped (R4). */
export function recordOf<T>(item: Parser<T>, options: { readonly skipBad?: boolean } = {}): Parser<Readonly<Record<string, T>>> {
  return (input, path = '') => {
    if (!isPlainObject(input)) return expected(path, 'an object')
    const entries: [string, T][] = []
    for (const key of Object.keys(input)) {
      if (forbiddenKeys.includes(key)) continue
      const parsed = item(input[key], path ? `${path}.${key}` : key)
      if (parsed.ok) entries.push([key, parsed.value])
      else if (!options.skipBad) return parsed
    }
    return accept(Object.fromEntries(entries))
  }
}

type Shape = Readonly<Record<string, Parser<unknown>>>
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Parsed<S[K]> ? K : never }[keyof S]
type ObjectOf<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Parsed<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: Exclude<Parsed<S[K]>, undefined>
}

/** An object with these fields, copied into a fresh one; keys not listed are dropped. */
export function objectOf<S extends Shape>(shape: S): Parser<ObjectOf<S>> {
  return (input, path = '') => {
    if (!isPlainObject(input)) return expected(path, 'an object')
    const result: Record<string, unknown> = {}
    for (const [key, parse] of Object.entries(shape)) {
      const parsed = parse(Object.hasOwn(input, key) ? input[key] : undefined, path ? `${path}.${key}` : key)
      if (!parsed.ok) return parsed
      if (parsed.value !== undefined) result[key] = parsed.value
    }
    return accept(result as ObjectOf<S>)
  }
}

/** The value, or `undefined` when it is missing. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (input, path) => (input === undefined ? accept(undefined) : parse(input, path))
}

/** Runs a parser on text that holds JSON, without throwing. */
export function json<T>(parse: Parser<T>): Parser<T> {
  return (input, path = '') => {
    if (typeof input !== 'string') return expected(path, 'JSON text')
    try {
      return parse(JSON.parse(input), path)
    } catch {
      return expected(path, 'JSON text')
    }
  }
}

function isPlainObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
