import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { forwardedAddress } from './forwardedAddress.js'

const request = (forwarded?: string, remoteAddress = '10.0.0.1') =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as IncomingMessage

test('T18: a caller cannot choose its address; only entries of trusted proxies count', () => {
  expect(forwardedAddress(request('6.6.6.6'), 0)).toBe('10.0.0.1')
  expect(forwardedAddress(request('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(forwardedAddress(request('6.6.6.6, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7')
  expect(forwardedAddress(request(), 1)).toBe('10.0.0.1')
  expect(forwardedAddress(request('203.0.113.7'), 2)).toBe('10.0.0.1')
})

test('T18: ignores a port that a proxy adds', () => {
  expect(forwardedAddress(request('203.0.113.7:4711'), 1)).toBe('203.0.113.7')
  expect(forwardedAddress(request('[2001:db8:1:2::1]:4711'), 1)).toBe('2001:db8:1:2::1')
  expect(forwardedAddress(request('[2001:db8:1:2::1]'), 1)).toBe('2001:db8:1:2::1')
  expect(forwardedAddress(request('unknown'), 1)).toBe('unknown')
})
