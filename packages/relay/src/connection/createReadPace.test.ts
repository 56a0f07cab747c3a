import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { type RelayLimits, relayLimits } from '../relayLimits.js'
import { createUsage } from '../usage/createUsage.js'
import { createReadGate } from './createReadGate.js'
import { createReadPace } from './createReadPace.js'

function start(limits: Partial<RelayLimits> = {}) {
  const clock = createFakeClock()
  const usage = createUsage(clock, { ...relayLimits, ...limits })
  const open = (address: string) => {
    const meter = usage.open(address, () => undefined)
    if (typeof meter === 'string') throw new Error(meter)
    const socket = {
      isRead: true,
      pause() {
        this.isRead = false
      },
      resume() {
        this.isRead = true
      },
    }
    const gate = createReadGate(socket)
    return { gate, socket, meter, pace: createReadPace({ gate, clock, meter }) }
  }
  return { clock, open }
}

test('RL5: pauses reading from a connection that exceeds its frame limit, until the limit is met again', async () => {
  const { clock, open } = start({ frameBytesPerSecond: 1_000 })
  const { pace, socket } = open('a')
  pace.count(5_000)
  expect(socket.isRead).toBe(true)
  pace.count(2_000)
  expect(socket.isRead).toBe(false)
  await clock.advance(1_999)
  expect(socket.isRead).toBe(false)
  await clock.advance(1)
  expect(socket.isRead).toBe(true)
})

test('RL5: shares the frame limit among the connections of an address, and keeps it on a reconnection', async () => {
  const { clock, open } = start({ frameBytesPerSecondPerAddress: 1_000 })
  const [first, second, other] = [open('a'), open('a'), open('b')]
  first.pace.count(5_000)
  first.meter.end()
  second.pace.count(500)
  other.pace.count(5_000)
  expect([second.socket.isRead, other.socket.isRead]).toEqual([false, true])
  await clock.advance(500)
  expect(second.socket.isRead).toBe(true)
})

test('lets other connections have their turn after 64 KiB, even within the limits', async () => {
  const { clock, open } = start()
  const { pace, socket } = open('a')
  for (let count = 0; count < 63; count++) pace.count(1_024)
  expect(socket.isRead).toBe(true)
  pace.count(1_024)
  expect(socket.isRead).toBe(false)
  await clock.advance(0)
  expect(socket.isRead).toBe(true)
})

test('keeps a socket paused while another reason remains, and leaves no timer after `end`', async () => {
  const { clock, open } = start()
  const { gate, pace, socket } = open('a')
  gate.pause('queue')
  pace.count(100_000)
  await clock.advance(0)
  expect(socket.isRead).toBe(false)
  gate.resume('queue')
  expect(socket.isRead).toBe(true)
  pace.count(100_000)
  pace.end()
  expect(clock.timerCount()).toBe(0)
})
