import { createEmitter } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createFakeClock, settle } from '../../test/fakeClock.js'
import type { AppKitEvent } from '../events/appKitEvent.js'
import { createEvents, type TrackedEvent } from '../events/createEvents.js'
import { awaitVisitor } from './awaitVisitor.js'

const opened: AppKitEvent = { type: 'track', event: 'MODAL_OPEN', properties: { connected: false, view: 'Connect' } }
const clicked: AppKitEvent = { type: 'track', event: 'CLICK_NETWORKS' }
const switched = (id: number): AppKitEvent => ({
  type: 'track',
  event: 'SWITCH_NETWORK',
  properties: { network: `eip155:${id}` },
})

/** An instance whose events wait; the test decides whether sending can begin. */
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

test('R106: what happened before the modal opened follows then, and is told once', async () => {
  const { events, begun } = setUp()
  for (const event of [switched(1), clicked, opened]) events.track(event)
  await settle()
  events.track(opened)
  expect(begun.map(names)).toEqual([['SWITCH_NETWORK', 'CLICK_NETWORKS', 'MODAL_OPEN']])
})

test('R106: of a page where the modal stays closed for long the newest 50 events are kept', () => {
  const { events, begun } = setUp()
  for (let id = 1; id <= 1_000; id++) events.track(switched(id))
  events.track(opened)
  expect(begun[0]).toHaveLength(50)
  expect(begun[0]?.[0]?.data).toEqual(switched(952))
  expect(begun[0]?.at(-1)?.data).toEqual(opened)
})

test('R106: where the modal is part of the page, what the visitor does in it begins the sending, and nothing the page does by itself', () => {
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

test('FI30: where its code cannot be loaded it is asked for again at the next opening, with nothing lost', async () => {
  const world = setUp()
  world.isBroken = true
  world.events.track(opened)
  await settle()
  world.isBroken = false
  world.events.track(clicked)
  world.events.track(opened)
  expect(world.begun.map(names)).toEqual([['MODAL_OPEN'], ['MODAL_OPEN', 'CLICK_NETWORKS', 'MODAL_OPEN']])
})
