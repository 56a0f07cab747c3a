import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf } from './networksOf.js'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test('RL4: an IPv6 address counts towards its /64, /56 and /48, and wider networks have larger limits', () => {
  expect(networksOf('2001:db8:1:23ff::9')).toEqual([
    { name: '2001:db8:1:23ff::/64', factor: 1 },
    { name: '2001:db8:1:2300::/56', factor: 2 },
    { name: '2001:db8:1:0::/48', factor: 4 },
  ])
  expect(names('fe80::1%eth0')).toEqual(['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48'])
})

test('RL4: an IPv4 address counts by itself in either notation', () => {
  expect(networksOf('192.0.2.7')).toEqual([{ name: '192.0.2.7', factor: 1 }])
  expect(names('::ffff:192.0.2.7')).toEqual(['192.0.2.7'])
})

test('RL4: any text has a network', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (text) => {
      expect(names(text)).not.toEqual([])
    }),
  )
})

test('RL4: all addresses of a /48 share its name', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 5, maxLength: 5 }), (groups) => {
      expect(names(`2001:db8:7:${groups.join(':')}`).at(-1)).toBe('2001:db8:7:0::/48')
    }),
  )
})
