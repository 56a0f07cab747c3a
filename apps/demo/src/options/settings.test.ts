import { assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySettings } from './settings.fixture.js'
import { formatSettings, initialSettings, parseSettings } from './settings.js'

describe('settings in the address bar', () => {
  test('an untouched page has an empty fragment', () => {
    expect(formatSettings(initialSettings)).toBe('')
    expect(parseSettings('')).toEqual(initialSettings)
    expect(parseSettings('#')).toEqual(initialSettings)
  })

  test('a shared link restores its settings', () => {
    assert(
      property(anySettings, (settings) => {
        expect(parseSettings(`#${formatSettings(settings)}`)).toEqual(settings)
      }),
    )
  })

  test('a link contains only differences from the defaults', () => {
    expect(formatSettings({ ...initialSettings, themeMode: 'dark', enableReconnect: false })).toBe(
      'themeMode=dark&enableReconnect=off',
    )
  })

  test('unknown and invalid parts keep their defaults', () => {
    expect(parseSettings('#nothing=1&themeMode=purple&debug=maybe&networks=&__proto__=1')).toEqual(initialSettings)
    expect(parseSettings(`#accent=${'a'.repeat(4_001)}`)).toEqual(initialSettings)
  })

  test('never throws for any fragment', () => {
    assert(property(string(), (hash) => void parseSettings(hash)))
    const pair = record({ name: constantFrom(...Object.keys(initialSettings)), value: string() })
    assert(property(pair, ({ name, value }) => void parseSettings(`#${new URLSearchParams({ [name]: value })}`)))
  })
})
