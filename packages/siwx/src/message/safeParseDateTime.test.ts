import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dates } from '../../test/arbitraryMessages.js'
import { safeParseDateTime } from './safeParseDateTime.js'

describe('R73: safeParseDateTime', () => {
  test.each([
    // RFC 3339, section 5.8.
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57.000Z'],
    ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00.000Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
    ['2021-09-30t16:25:24z', '2021-09-30T16:25:24.000Z'],
    ['2024-02-29T00:00:00-00:00', '2024-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
    ['0099-12-31T23:59:59Z', '0099-12-31T23:59:59.000Z'],
    ['2016-06-30T23:59:60.999Z', '2016-07-01T00:00:00.999Z'],
    ['2021-09-30T16:25:24.9999999999999999999Z', '2021-09-30T16:25:24.999Z'],
  ])('parses %s', (text, time) => {
    expect(safeParseDateTime(text)).toEqual({ ok: true, value: Date.parse(time) })
  })

  test.each([
    '',
    'garbage',
    '2021-09-30',
    '2021-09-30T16:25:24',
    '2021-09-30 16:25:24Z',
    '2021-09-30T16:25Z',
    '2021-09-30T16:25:24.Z',
    '2021-09-30T16:25:24,5Z',
    '2021-09-30T16:25:24+0200',
    '2021-09-30T16:25:24+02',
    '2021-09-30T16:25:24|02:00',
    '2021-9-30T16:25:24Z',
    '+02021-09-30T16:25:24Z',
    '20210930T162524Z',
    ' 2021-09-30T16:25:24Z',
    '2021-09-30T16:25:24Z\n',
    '٢٠٢١-09-30T16:25:24Z',
    '2021-00-30T16:25:24Z',
    '2021-13-30T16:25:24Z',
    '2021-09-00T16:25:24Z',
    '2021-09-31T16:25:24Z',
    '2021-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2021-09-30T24:00:00Z',
    '2021-09-30T16:60:24Z',
    '2021-09-30T16:25:61Z',
    '2021-09-30T16:25:24+24:00',
    '2021-09-30T16:25:24+00:60',
    // No leap seconds: not the last second of a month in UTC.
    '2021-09-30T16:25:60Z',
    '2021-09-29T23:59:60Z',
    '1990-12-31T23:59:60-08:00',
    'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)',
  ])('rejects %j', (text) => expect(safeParseDateTime(text).ok).toBe(false))

  test('returns the same time as the platform, and rejects one digit less or more', () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 18 }), (text, at) => {
        const parsed = safeParseDateTime(text)
        expect(parsed.ok).toBe(true)
        const time = Date.parse(text.toUpperCase().replace(/(\.\d{3})\d+/, '$1'))
        // The platform does not read leap seconds.
        if (parsed.ok && !text.includes(':60')) expect(parsed.value).toBe(time)
        expect(safeParseDateTime(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false)
        expect(safeParseDateTime(`${text.slice(0, at)}0${text.slice(at)}`).ok).toBe(false)
      }),
    )
  })
})
