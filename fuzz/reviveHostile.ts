/**
 * Converts the JSON of a corpus file to values that JSON cannot hold. `{ "$": kind, … }` is a special value; everything
 * else is unchanged.
 */
export function reviveHostile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveHostile)
  if (typeof value !== 'object' || value === null) return value
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return typeof fields.$ === 'string' ? special(fields.$, fields) : reviveFields(value)
}

function special(
  kind: string,
  { text = '', times = 0, target, fields = {}, throwing = [], changing = {} }: Special,
): unknown {
  switch (kind) {
    case 'undefined':
      return undefined
    case 'nan':
      return Number.NaN
    case 'infinity':
      return Number.POSITIVE_INFINITY
    case 'bigint':
      return BigInt(text)
    case 'symbol':
      return Symbol(text)
    case 'function':
      return () => undefined
    case 'date':
      return new Date(0)
    case 'map':
      return new Map([['name', 'Wallet']])
    case 'repeat':
      return text.repeat(times)
    case 'nested':
      return JSON.parse(`${'{"a":'.repeat(times)}1${'}'.repeat(times)}`)
    case 'cycle':
      return cycle()
    case 'provider':
      return { request: async () => [], on: () => undefined, removeListener: () => undefined }
    case 'proxy':
      return new Proxy(Object(reviveHostile(target)), {})
    case 'hostileProxy':
      return new Proxy(
        {},
        { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail },
      )
    case 'revokedProxy':
      return revoked()
    case 'object':
      return withGetters(reviveFields(fields), throwing, changing)
    default:
      throw new Error(`The corpus has no special value "${kind}".`)
  }
}

type Special = {
  readonly text?: string
  readonly times?: number
  readonly target?: unknown
  readonly fields?: object
  /** Fields whose getter throws. */
  readonly throwing?: readonly string[]
  /** Fields that change with each read; the last value stays. */
  readonly changing?: Readonly<Record<string, readonly unknown[]>>
}

// Keeps own keys such as __proto__: JSON.parse creates them as own keys, and so does defineProperty.
function reviveFields(source: object): object {
  const result = {}
  for (const [key, value] of Object.entries(source)) {
    Object.defineProperty(result, key, {
      value: reviveHostile(value),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return result
}

function withGetters(
  result: object,
  throwing: readonly string[],
  changing: Readonly<Record<string, readonly unknown[]>>,
): object {
  for (const key of throwing) Object.defineProperty(result, key, { get: fail, enumerable: true })
  for (const [key, answers] of Object.entries(changing)) {
    let reads = 0
    const get = () => reviveHostile(answers[Math.min(reads++, answers.length - 1)])
    Object.defineProperty(result, key, { get, enumerable: true })
  }
  return result
}

function cycle(): object {
  const self: { self?: object } = {}
  self.self = self
  return self
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function fail(): never {
  throw new Error('A hostile object was touched.')
}
