import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './addressOf.js'

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as IncomingMessage

test('T18: a caller cannot choose its own address: only what own proxies wrote is believed', () => {
  expect(addressOf(request('6.6.6.6'), 0)).toBe('10.0.0.1')
  expect(addressOf(request('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(addressOf(request('6.6.6.6, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7')
  expect(addressOf(request(), 1)).toBe('10.0.0.1')
  expect(addressOf(request('203.0.113.7'), 2)).toBe('10.0.0.1')
})
