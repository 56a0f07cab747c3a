import { createEmitter } from '@latchkey/common'
import { createFakeClock, settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { AppKitEvent } from '../events/appKitEvent.js'
import { createEvents, type TrackedEvent } from '../events/createEvents.js'
import { awaitVisitor } from './createAnalyticsFeature.js'

const opened: AppKitEvent = { type: 'track', event: 'MODAL_OPEN', properties: { connected: false, view: 'Connect' } }
const clicked: AppKitEvent = { type: 'track', event: 'CLICK_NETWORKS' }
const switched = (id: number): AppKitEvent => ({
  type: 'track',
  event: 'SWITCH_NETWORK',
  properties: { network: `eip155:${id}` },
})

/** An instance with pending events. The test decides whether the sending code loads. */
function setUp(isEmbedded = false) {
  const clock = createFakeClock()
  const events = createEvents({ clock })
  const starts = createEmitter<readonly TrackedEvent[]>()
  const begun: (readonly TrackedEvent[])[] = []
  starts.watch((backlog) => begun.push([...backlog]))
  const world = { events, begun, isBroken: false }
  awaitVisitor({
    events,
    isEmbedded,
    async start(backlog) {
      starts.emit(backlog)
      if (world.isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    },
  })
  return world
}

const names = (backlog: readonly TrackedEvent[] | undefined) => backlog?.map(({ data }) => data.event)

test('R106: sends earlier events once the modal has opened, and sends them only once', async () => {
  const { events, begun } = setUp()
  for (const event of [switched(1), clicked, opened]) events.track(event)
  await settle()
  events.track(opened)
  expect(begun.map(names)).toEqual([['SWITCH_NETWORK', 'CLICK_NETWORKS', 'MODAL_OPEN']])
})

test('R106: keeps the newest 50 events of a page whose modal stays closed', () => {
  const { events, begun } = setUp()
  for (let id = 1; id <= 1_000; id++) events.track(switched(id))
  events.track(opened)
  expect(begun[0]).toHaveLength(50)
  expect(begun[0]?.[0]?.data).toEqual(switched(952))
  expect(begun[0]?.at(-1)?.data).toEqual(opened)
})

test("R106: with an embedded modal, starts to send after a visitor's action, but not after an event of the page", () => {
  const { events, begun } = setUp(true)
  events.track({ type: 'track', event: 'INITIALIZE', properties: { networks: [], namespaces: [] } })
  events.track({
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name: 'A', reconnect: true, namespace: 'eip155' },
  })
  events.track(switched(1))
  expect(begun).toEqual([])
  events.track({ type: 'track', event: 'SELECT_WALLET', properties: { name: 'A', platform: 'browser' } })
  expect(begun.map(names)).toEqual([['INITIALIZE', 'CONNECT_SUCCESS', 'SWITCH_NETWORK', 'SELECT_WALLET']])
})

test('FI30: retries loading the code at the next opening and loses no event', async () => {
  const world = setUp()
  world.isBroken = true
  world.events.track(opened)
  await settle()
  world.isBroken = false
  world.events.track(clicked)
  world.events.track(opened)
  expect(world.begun.map(names)).toEqual([['MODAL_OPEN'], ['MODAL_OPEN', 'CLICK_NETWORKS', 'MODAL_OPEN']])
})
