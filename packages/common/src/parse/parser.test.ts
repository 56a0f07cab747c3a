import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { reviveHostile } from '../../../../fuzz/reviveHostile.js'
import {
  finite,
  flag,
  guarded,
  json,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Parser,
  recordOf,
  text,
} from './parser.js'

const isFunction = (input: unknown): input is () => void => typeof input === 'function'
const everyKind: Parser<unknown>[] = [
  text(),
  finite(),
  flag,
  oneOf(['a', 1, null]),
  guarded(isFunction, 'a function'),
  listOf(text()),
  recordOf(finite()),
  objectOf({ name: text(), inner: optional(objectOf({ list: listOf(flag, { skipBad: true }) })) }),
  optional(text()),
  json(listOf(text())),
  listOf(recordOf(listOf(text(), { skipBad: true }), { skipBad: true }), { skipBad: true }),
]

describe('L3: never throws', () => {
  test('every combinator handles any value and returns a reason when it refuses one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyKind), anything, (parse, make) => {
        const parsed = parse(make())
        expect(parsed.ok ? true : parsed.reason.length > 0).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('hostile values inside lists and objects are handled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyKind), anything, (parse, make) => {
        const value = make()
        for (const wrapped of [
          [value],
          { name: value },
          { name: 'a', inner: value },
          { name: 'a', inner: { list: [value] } },
        ]) {
          expect(typeof parse(wrapped).ok).toBe('boolean')
        }
      }),
    )
  })

  test('returns a copy of an accepted value, which it accepts again', () => {
    const parse = objectOf({ name: text(), tags: listOf(text()), counts: optional(recordOf(finite())) })
    const input = fc.record(
      { name: fc.string(), tags: fc.array(fc.string()), counts: fc.dictionary(fc.string(), fc.integer()) },
      { requiredKeys: ['name', 'tags'] },
    )
    fc.assert(
      fc.property(input, (value) => {
        const once = parse(value)
        expect(once.ok).toBe(true)
        if (!once.ok) return
        expect(once.value).not.toBe(value)
        expect(once.value.tags).not.toBe(value.tags)
        expect(parse(once.value)).toEqual(once)
      }),
    )
  })

  test('treats an error that a parser throws as a refusal', () => {
    const broken: Parser<string> = () => {
      throw new Error('broken')
    }
    expect(listOf(broken)(['a'])).toEqual({ ok: false, reason: '[0]: expected something that can be read' })
    expect(json(broken)('"a"')).toEqual({ ok: false, reason: 'value: expected something that can be read' })
  })

  test('a recursive parser refuses a cycle', () => {
    const parse: Parser<unknown> = (input, path) => objectOf({ self: parse })(input, path)
    expect(parse(reviveHostile({ $: 'cycle' })).ok).toBe(false)
  })
})

describe('R4: prototypes', () => {
  const polluting =
    '{"__proto__":{"polluted":true},"constructor":{"polluted":true},"prototype":{"polluted":true},"name":"a"}'

  test('objectOf copies only listed own keys into a plain object', () => {
    const parsed = json(objectOf({ name: text() }))(polluting)
    expect(parsed).toEqual({ ok: true, value: { name: 'a' } })
    if (parsed.ok) expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })

  test('recordOf drops prototype keys and keeps the others', () => {
    const parsed = json(recordOf(guarded((input): input is unknown => true, 'anything')))(polluting)
    expect(parsed).toEqual({ ok: true, value: { name: 'a' } })
    if (parsed.ok) expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })

  test('ignores inherited fields', () => {
    expect(objectOf({ name: text() })(Object.create({ name: 'inherited' })).ok).toBe(false)
    expect(objectOf({ toString: optional(guarded(isFunction, 'a function')) })({})).toEqual({ ok: true, value: {} })
  })
})

describe('hostile objects', () => {
  test('R25: reads a field once, so that it cannot change after the check', () => {
    const input = reviveHostile({ $: 'object', fields: {}, changing: { name: ['good', 7] } })
    expect(objectOf({ name: text() })(input)).toEqual({ ok: true, value: { name: 'good' } })
  })

  test('`skipBad` keeps the valid entries of a list', () => {
    const bad = [reviveHostile({ $: 'hostileProxy' }), reviveHostile({ $: 'revokedProxy' }), 7, null]
    const list = listOf(objectOf({ id: text() }), { skipBad: true })
    expect(list([{ id: 'a' }, ...bad, { id: 'b' }])).toEqual({ ok: true, value: [{ id: 'a' }, { id: 'b' }] })
    const record = recordOf(text(), { skipBad: true })
    const input = reviveHostile({ $: 'object', fields: { a: 'x', c: 7 }, throwing: ['b'] })
    expect(record(input)).toEqual({ ok: true, value: { a: 'x' } })
  })

  test('stops reading a list whose length keeps growing', () => {
    let length = 1
    const growing = new Proxy(['a'], { get: (_target, key) => (key === 'length' ? length++ : 'a') })
    expect(listOf(text(), { max: 5 })(growing)).toEqual({ ok: true, value: ['a'] })
  })

  test('refuses a list whose length is not a number', () => {
    const odd = new Proxy([], { get: (_target, key) => (key === 'length' ? 'many' : 'a') })
    expect(listOf(text())(odd).ok).toBe(false)
  })
})

describe('R13: size limits', () => {
  test('refuses long text, long lists, many keys and long JSON without reading all of it', () => {
    const started = performance.now()
    expect(text({ max: 10 })('a'.repeat(11)).ok).toBe(false)
    expect(text({ max: 10 })('a'.repeat(10)).ok).toBe(true)
    expect(listOf(flag)(new Array(10_001).fill(true)).ok).toBe(false)
    expect(listOf(flag)(new Array(10_000).fill(true)).ok).toBe(true)
    expect(recordOf(finite(), { max: 2 })({ a: 1, b: 2, c: 3 }).ok).toBe(false)
    expect(json(text({ max: 1e9 }))(`"${'a'.repeat(2 ** 21)}"`).ok).toBe(false)
    expect(json(listOf(flag))('['.repeat(100_000)).ok).toBe(false)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('a reason contains only the start of an external key', () => {
    const parsed = recordOf(text())({ ['k'.repeat(1e6)]: 7 })
    expect(parsed.ok ? 0 : parsed.reason.length).toBeLessThan(120)
  })
})

describe('single values', () => {
  test('R14: numbers are finite and within bounds', () => {
    for (const value of [Number.NaN, Infinity, -Infinity, '1', 1n, null, undefined, new Number(1)])
      expect(finite()(value).ok).toBe(false)
    for (const value of [0, -0, 1.5, Number.MAX_VALUE, -Number.MAX_VALUE])
      expect(finite()(value)).toEqual({ ok: true, value })
    expect(finite(0, 255)(256).ok).toBe(false)
    expect(finite(0, 255)(-1).ok).toBe(false)
  })

  test('a pattern with a global flag matches repeatedly', () => {
    const parse = text({ pattern: /a/g })
    expect([parse('a').ok, parse('a').ok, parse('a').ok, parse('b').ok]).toEqual([true, true, true, false])
  })

  test('refuses boxed strings as text and truthy values as booleans', () => {
    expect(text()(new String('a')).ok).toBe(false)
    for (const value of [1, 'true', null, new Boolean(true)]) expect(flag(value).ok).toBe(false)
  })

  test('treats only undefined as missing', () => {
    expect(optional(text())(undefined)).toEqual({ ok: true, value: undefined })
    expect(optional(text())(null).ok).toBe(false)
  })

  test('reasons contain the path', () => {
    const parse = objectOf({ networks: listOf(objectOf({ id: finite() }), { min: 1 }) })
    expect(parse({ networks: [{ id: 1 }, { id: 'x' }] })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^networks\[1\]\.id: expected a number/),
    })
    expect(parse({ networks: [] })).toEqual({ ok: false, reason: 'networks: expected at least 1 entry' })
    expect(parse(7, 'options')).toEqual({ ok: false, reason: 'options: expected an object' })
  })
})
