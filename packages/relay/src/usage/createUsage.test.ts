import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { type RelayLimits, relayLimits } from '../relayLimits.js'
import type { SocketMeter } from './createSocketMeter.js'
import { createUsage } from './createUsage.js'

function start(limits: Partial<RelayLimits> = {}) {
  const clock = createFakeClock()
  const usage = createUsage(clock, { ...relayLimits, ...limits })
  const cut: string[] = []
  const open = (address: string, name = address): SocketMeter => {
    const meter = usage.open(address, () => cut.push(name))
    if (typeof meter === 'string') throw new Error(meter)
    return meter
  }
  return { clock, usage, cut, open }
}

test('RL5: limits the sockets of an address without affecting other addresses', () => {
  const { usage, open } = start({ connectionsPerAddress: 1 })
  const meter = open('192.0.2.1')
  expect(usage.open('192.0.2.1', () => {})).toBe('address')
  open('192.0.2.2')
  meter.end()
  meter.end()
  open('192.0.2.1')
  expect(usage.amountOf('sockets')).toBe(2)
})

test('RL4: allows a /48 four times as many sockets as a /64, whatever addresses it uses', () => {
  const { usage, open } = start({ connectionsPerAddress: 10, handshakesPerSecondPerAddress: 1_000 })
  let count = 0
  for (let network = 0; network < 100; network++) {
    for (let host = 0; host < 20; host++) {
      if (typeof usage.open(`2001:db8:1:${network.toString(16)}::${host + 1}`, () => {}) !== 'string') count++
    }
  }
  // All of these /64 are in one /56.
  expect(count).toBe(20)
  for (let network = 0x100; network < 0x2000; network += 0x100) {
    for (let host = 0; host < 20; host++) {
      if (typeof usage.open(`2001:db8:1:${network.toString(16)}::${host + 1}`, () => {}) !== 'string') count++
    }
  }
  expect(count).toBe(40)
  open('2001:db8:2::1')
})

test('RL5: keeps the limits per second of a client that reconnects', async () => {
  const { clock, usage, open } = start({ publishesPerSecondPerAddress: 1, handshakesPerSecondPerAddress: 2 })
  const first = open('a')
  expect(first.allows('publishes', 5)).toBe(true)
  first.end()
  usage.sweep()
  const second = open('a')
  expect(second.allows('publishes', 1)).toBe(false)
  await clock.advance(1_000)
  expect(second.allows('publishes', 1)).toBe(true)
  second.end()
  for (let count = 0; count < 10; count++) usage.open('a', () => {})
  expect(usage.open('a', () => {})).toBe('address')
})

test('RL5: shares the limits per second among the connections of an address', () => {
  const { open } = start({ publishesPerSecondPerAddress: 2, publishesPerSecond: 1 })
  const [one, two, three, other] = [open('a'), open('a'), open('a'), open('b')]
  expect([one, two, three, other].map((meter) => meter.allows('publishes', 5))).toEqual([true, true, false, true])
})

test('RL5: limits the topics of an address and releases those of a closed connection', () => {
  const { open } = start({ topicsPerAddress: 3 })
  const [one, two] = [open('a'), open('a')]
  expect(one.takeTopics(2)).toBe(true)
  expect(two.takeTopics(2)).toBe(false)
  expect(open('b').takeTopics(3)).toBe(true)
  one.charge('topics', -1)
  expect(two.takeTopics(2)).toBe(true)
  one.end()
  expect(two.takeTopics(1)).toBe(true)
})

test('RL6: closes the connection that uses most if an address exceeds its memory limit', () => {
  const { cut, open } = start({ waitingBytesPerAddress: 100 })
  const [heavy, light, other] = [open('a', 'heavy'), open('a', 'light'), open('b', 'other')]
  heavy.charge('bytes', 70)
  other.charge('bytes', 90)
  light.charge('bytes', 40)
  expect(cut).toEqual(['heavy'])
  light.charge('bytes', 60)
  expect(cut).toEqual(['heavy'])
})

test('RL6: closes connections of the address that uses most if the process exceeds its memory limit, however small they are', () => {
  const { cut, open } = start({ waitingBytesPerAddress: 100, waitingBytesInAll: 150 })
  const attackers = Array.from({ length: 9 }, (_, index) => open('attacker', `attacker ${index}`))
  for (const meter of attackers) meter.charge('bytes', 10)
  const visitor = open('visitor')
  visitor.charge('bytes', 60)
  expect(cut).toEqual([])
  open('another').charge('bytes', 15)
  expect(cut).toEqual(['attacker 0', 'attacker 1'])
})

test('RL6: closes a connection of the address with most topics if the process exceeds its topic limit', () => {
  const { cut, open } = start({ topics: 10, topicsPerAddress: 8 })
  open('a').takeTopics(8)
  expect(open('b').takeTopics(3)).toBe(true)
  expect(cut).toEqual(['a'])
})

test('L7: removes the usage of a network without sockets once its token buckets are full', async () => {
  const { clock, usage, open } = start({ handshakesPerSecondPerAddress: 1 })
  const meter = open('a')
  meter.end()
  for (let count = 0; count < 4; count++) open('a').end()
  usage.sweep()
  expect(usage.open('a', () => {})).toBe('address')
  expect(usage.networkCount()).toBe(1)
  await clock.advance(5_000)
  usage.sweep()
  expect(usage.networkCount()).toBe(0)
})

test('RL6: releases all amounts when all sockets are closed, whatever they did', () => {
  const step = fc.record({
    address: fc.constantFrom('a', 'b', '2001:db8::1', '2001:db8:0:1::1'),
    bytes: fc.integer({ min: -50, max: 80 }),
    topics: fc.nat(4),
    ends: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const limits = { waitingBytesPerAddress: 100, waitingBytesInAll: 200, topics: 9, topicsPerAddress: 6 }
      const { usage, open } = start(limits)
      const meters: SocketMeter[] = []
      for (const { address, bytes, topics, ends } of steps) {
        const meter = open(address)
        meters.push(meter)
        meter.charge('bytes', Math.max(0, bytes))
        meter.takeTopics(topics)
        expect(usage.amountOf('bytes')).toBeLessThanOrEqual(200)
        expect(usage.amountOf('topics')).toBeLessThanOrEqual(9)
        if (ends) meters.shift()?.end()
      }
      for (const meter of meters) meter.end()
      expect((['bytes', 'sockets', 'topics'] as const).map((amount) => usage.amountOf(amount))).toEqual([0, 0, 0])
    }),
  )
})
