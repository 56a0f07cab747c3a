import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf } from './networksOf.js'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test('RL4: returns the /64, /56 and /48 of an IPv6 address, with higher limits for wider networks', () => {
  expect(networksOf('2001:db8:1:23ff::9')).toEqual([
    { name: '2001:db8:1:23ff::/64', factor: 1 },
    { name: '2001:db8:1:2300::/56', factor: 2 },
    { name: '2001:db8:1:0::/48', factor: 4 },
  ])
  expect(names('fe80::1%eth0')).toEqual(['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48'])
})

test('RL4: returns a single network for an IPv4 address, also in IPv6 notation', () => {
  expect(networksOf('192.0.2.7')).toEqual([{ name: '192.0.2.7', factor: 1 }])
  expect(names('::ffff:192.0.2.7')).toEqual(['192.0.2.7'])
})

test('RL4: returns a network for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (text) => {
      expect(names(text)).not.toEqual([])
    }),
  )
})

test('RL4: returns the same /48 for all addresses in it', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 5, maxLength: 5 }), (groups) => {
      expect(names(`2001:db8:7:${groups.join(':')}`).at(-1)).toBe('2001:db8:7:0::/48')
    }),
  )
})
