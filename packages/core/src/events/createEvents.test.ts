import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createEvents } from './createEvents.js'

const event = { type: 'track', event: 'CLICK_NETWORKS' } as const

test('every listener receives an event with its time, and the state keeps the newest one', () => {
  const events = createEvents({ clock: createFakeClock(1_000) })
  expect(events.state).toEqual({ timestamp: 0, data: undefined })
  const heard: unknown[] = []
  const stop = events.watch(({ data, timestamp }) => heard.push([data, timestamp]))
  events.track(event)
  stop()
  events.track({ type: 'track', event: 'CLICK_WALLET_HELP' })
  expect(heard).toEqual([[event, 1_000]])
  expect(events.state.data?.event).toBe('CLICK_WALLET_HELP')
})

test('an event is plain data, and the object passed in is not changed', () => {
  const events = createEvents({ clock: createFakeClock() })
  const given = {
    type: 'track',
    event: 'SELECT_WALLET',
    properties: { name: 'A', platform: 'browser', namespace: 'eip155' },
  } as const
  events.track(given)
  expect(given).toEqual({
    type: 'track',
    event: 'SELECT_WALLET',
    properties: { name: 'A', platform: 'browser', namespace: 'eip155' },
  })
  expect(JSON.parse(JSON.stringify(events.state.data))).toEqual(given)
})

test('L7: clear removes all listeners', () => {
  const events = createEvents({ clock: createFakeClock() })
  let calls = 0
  events.watch(() => void calls++)
  events.clear()
  events.track(event)
  expect(calls).toBe(0)
})
