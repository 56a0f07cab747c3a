import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './addressOf.js'

const request = (forwarded?: string, remoteAddress = '10.0.0.1') =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as IncomingMessage

test('T18: a caller cannot choose its address; only entries of trusted proxies count', () => {
  expect(addressOf(request('6.6.6.6'), 0)).toBe('10.0.0.1')
  expect(addressOf(request('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(addressOf(request('6.6.6.6, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7')
  expect(addressOf(request(), 1)).toBe('10.0.0.1')
  expect(addressOf(request('203.0.113.7'), 2)).toBe('10.0.0.1')
})

test('identifies a caller by the /64 network of an IPv6 address, or the IPv4 address, also inside IPv6', () => {
  const own = (address: string) => addressOf(request(undefined, address), 0)
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:1:2:a:b:c:d', '2001:db8:1:2::', '2001:db8:1:2:0:0:1.2.3.4'])
    expect(own(address)).toBe('2001:db8:1:2::/64')
  expect(own('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(own('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(own('::1')).toBe('0:0:0:0::/64')
  expect(own('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(own('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(own('::ffff:cb00:7107')).toBe('203.0.113.7')
  expect(own('203.0.113.7')).toBe('203.0.113.7')
})

test('T18: ignores a port that a proxy adds', () => {
  expect(addressOf(request('203.0.113.7:4711'), 1)).toBe('203.0.113.7')
  expect(addressOf(request('[2001:db8:1:2::1]:4711'), 1)).toBe('2001:db8:1:2::/64')
  expect(addressOf(request('[2001:db8:1:2::1]'), 1)).toBe('2001:db8:1:2::/64')
  expect(addressOf(request('unknown'), 1)).toBe('unknown')
})
