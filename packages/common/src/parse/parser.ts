/** The result of a safe parser: the value, or the reason for its absence. Safe parsers never throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string }

/** A parser that never throws: returns a new value or the reason of a refusal. `path` names the field in messages. */
export type Parser<T> = (input: unknown, path?: string) => Result<T>

/** A function that validates unknown data. */
export type Parsed<P> = P extends Parser<infer T> ? T : never

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

function expected(path: string, what: string): Extract<Result<never>, { ok: false }> {
  return { ok: false, reason: `${path || 'value'}: expected ${what}` }
}

/**
 * The result for data that throws when it is read: external objects may have getters, proxy traps or deep nesting.
 */
function unreadable(path: string): Result<never> {
  return expected(path, 'something that can be read')
}

/** Reads and parses one entry. An entry that throws when read is refused. */
function parseAt<T>(holder: object, key: PropertyKey, parse: Parser<T>, place: string): Result<T> {
  try {
    return parse(Reflect.get(holder, key), place)
  } catch {
    return unreadable(place)
  }
}

/** Returns the path of a key. Long keys are truncated, because they are external text. */
function below(path: string, key: string): string {
  const name = key.length > 64 ? `${key.slice(0, 64)}…` : key
  return path ? `${path}.${name}` : name
}

/** Text of at most `max` UTF-16 units that matches the pattern, if any. */
export function text(
  options: { readonly max?: number; readonly pattern?: RegExp; readonly what?: string } = {},
): Parser<string> {
  const { max = 4_096, pattern, what = 'text' } = options
  return (input, path = '') =>
    typeof input === 'string' && input.length <= max && (!pattern || input.search(pattern) >= 0)
      ? { ok: true, value: input }
      : expected(path, what)
}

/** A finite number within bounds. */
export function finite(min = -Number.MAX_VALUE, max = Number.MAX_VALUE): Parser<number> {
  return (input, path = '') =>
    typeof input === 'number' && input >= min && input <= max
      ? { ok: true, value: input }
      : expected(path, `a number from ${min} to ${max}`)
}

/** `true` or `false`. */
export const flag: Parser<boolean> = (input, path = '') =>
  typeof input === 'boolean' ? { ok: true, value: input } : expected(path, 'true or false')

/** One of the listed primitives. */
export function oneOf<const T extends readonly (string | number | boolean | null)[]>(values: T): Parser<T[number]> {
  return (input, path = '') =>
    (values as readonly unknown[]).includes(input)
      ? { ok: true, value: input as T[number] }
      : expected(path, `one of ${values.join(', ')}`)
}

/** Accepts a value by a type guard and returns it unchanged, for functions and class instances. */
export function guarded<T>(is: (input: unknown) => input is T, what: string): Parser<T> {
  return (input, path = '') => {
    try {
      return is(input) ? { ok: true, value: input } : expected(path, what)
    } catch {
      return unreadable(path)
    }
  }
}

type ListOptions = { readonly min?: number; readonly max?: number; readonly skipBad?: boolean }

/** A list. `skipBad` drops entries that do not parse instead of refusing the list. */
export function listOf<T>(item: Parser<T>, options: ListOptions = {}): Parser<readonly T[]> {
  const { min = 0, max = 10_000, skipBad = false } = options
  return (input, path = '') => {
    try {
      if (!Array.isArray(input)) return expected(path, 'a list')
      // Read once, because the length of a proxy can change during the loop.
      const length: unknown = input.length
      if (typeof length !== 'number' || !(length <= max)) return expected(path, `a list of at most ${max} entries`)
      const values: T[] = []
      for (let index = 0; index < length; index++) {
        const parsed = parseAt(input, index, item, `${path}[${index}]`)
        if (parsed.ok) values.push(parsed.value)
        else if (!skipBad) return parsed
      }
      return values.length < min
        ? expected(path, `at least ${min} ${min === 1 ? 'entry' : 'entries'}`)
        : { ok: true, value: values }
    } catch {
      return unreadable(path)
    }
  }
}

/** A dictionary with free keys. Keys that could reach a prototype are dropped. */
export function recordOf<T>(
  item: Parser<T>,
  options: { readonly max?: number; readonly skipBad?: boolean } = {},
): Parser<Readonly<Record<string, T>>> {
  const { max = 10_000, skipBad = false } = options
  return (input, path = '') => {
    try {
      if (!isObject(input)) return expected(path, 'an object')
      const keys = Object.keys(input)
      if (keys.length > max) return expected(path, `an object of at most ${max} keys`)
      const entries: [string, T][] = []
      for (const key of keys) {
        if (forbiddenKeys.includes(key)) continue
        const parsed = parseAt(input, key, item, below(path, key))
        if (parsed.ok) entries.push([key, parsed.value])
        else if (!skipBad) return parsed
      }
      return { ok: true, value: Object.fromEntries(entries) }
    } catch {
      return unreadable(path)
    }
  }
}

type Shape = Readonly<Record<string, Parser<unknown>>>
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Parsed<S[K]> ? K : never }[keyof S]
type ObjectOf<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Parsed<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: Exclude<Parsed<S[K]>, undefined>
}

/** An object with these own fields. Each is read once and copied into a new object; other keys are dropped. */
export function objectOf<S extends Shape>(shape: S): Parser<ObjectOf<S>> {
  const fields = Object.entries(shape)
  return (input, path = '') => {
    let place = path
    try {
      if (!isObject(input)) return expected(path, 'an object')
      const result: Record<string, unknown> = {}
      for (const [key, parse] of fields) {
        place = below(path, key)
        // Pages validate their options with this even without `Object.hasOwn`, to report that the browser is too old.
        const isOwn = Object.getOwnPropertyDescriptor(input, key) !== undefined
        const parsed = parse(isOwn ? input[key] : undefined, place)
        if (!parsed.ok) return parsed
        if (parsed.value !== undefined) result[key] = parsed.value
      }
      return { ok: true, value: result as ObjectOf<S> }
    } catch {
      return unreadable(place)
    }
  }
}

/** Makes a parser accept a missing value. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (input, path) => (input === undefined ? { ok: true, value: undefined } : parse(input, path))
}

/** Parses JSON text of at most `max` UTF-16 units (default 2 Mi), then applies a parser. */
export function json<T>(parse: Parser<T>, options: { readonly max?: number } = {}): Parser<T> {
  const { max = 2 ** 21 } = options
  return (input, path = '') => {
    if (typeof input !== 'string' || input.length > max) return expected(path, `JSON text of at most ${max} characters`)
    let content: unknown
    try {
      content = JSON.parse(input)
    } catch {
      return expected(path, 'JSON text')
    }
    return parseAt({ content }, 'content', parse, path)
  }
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
