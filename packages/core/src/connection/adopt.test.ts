import { createError, errors, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { tellStorage } from '../../test/fakePage.js'
import { mainnet, solana } from '../../test/networks.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedGate } from '../../test/scriptedGate.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import type { StoredConnection } from '../storage/storedConnections.js'

const namespace = 'eip155'
const key = '@latchkey/connections/eip155'
const signInView = 'WhatIsAWallet'

type World = TestCore & { readonly own: ScriptedWallet; readonly foreign: ScriptedWallet }

/** A page with a wallet that this instance connects, and one whose session the app opens. */
function createWorld(
  change: Parameters<typeof createTestCore>[0] = {},
  options: Parameters<typeof createScriptedWallet>[0] = {},
): World {
  const own = createScriptedWallet({ id: 'org.own', answers: 'approve' })
  const foreign = createScriptedWallet({ id: 'org.foreign', answers: 'approve', ...options })
  foreign.addresses = [bob]
  return { ...createTestCore({ adapter: createScriptedAdapter([own, foreign]), ...change }), own, foreign }
}

const shown = ({ core }: World) => core.accounts.getConnected(namespace)?.connectorId
const open = ({ core }: World) => core.connection.sessions(namespace).map(({ connectorId }) => connectorId)
const stored = ({ storage }: World): readonly StoredConnection[] => JSON.parse(storage.values.get(key) ?? '{"d":[]}').d
const adoption = (adopting: Promise<void>) => outcome(adopting.then(() => ({ address: 'adopted' })))
const storedIds = (world: World) => stored(world).map(({ connectorId }) => connectorId)

describe('a session that the app opened by itself', () => {
  test('is shown, stored and reported like one that this instance opened, without a request to the wallet', async () => {
    const world = createWorld()
    const { core, foreign } = world
    await core.connection.adopt(foreign.open())
    expect(core.accounts.getConnected(namespace)).toMatchObject({ connectorId: 'org.foreign', address: bob })
    expect([storedIds(world), foreign.asked()]).toEqual([['org.foreign'], 0])
    expect(core.events.state.data).toMatchObject({ event: 'CONNECT_SUCCESS', properties: { reconnect: false } })
    foreign.networkId = 'eip155:8453'
    foreign.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    expect(core.networks.getActive()?.caipNetworkId).toBe('eip155:8453')
    await core.disconnect()
    expect([foreign.openSessions(), stored(world)]).toEqual([0, []])
  })

  test('leaves the shown connection open, and can be hidden', async () => {
    const world = createWorld()
    const { core, own, foreign } = world
    await core.connect({ connectorId: 'org.own' })
    await core.connection.adopt(foreign.open(), { isShown: false })
    expect([shown(world), open(world), storedIds(world)]).toEqual([
      'org.own',
      ['org.own', 'org.foreign'],
      ['org.own', 'org.foreign'],
    ])
    const [, hidden] = core.connection.sessions(namespace)
    if (hidden) await core.connection.adopt(hidden)
    expect([shown(world), storedIds(world)]).toEqual(['org.foreign', ['org.foreign', 'org.own']])
    expect([own.openSessions(), foreign.openSessions()]).toEqual([1, 1])
  })

  test('is shown despite `isShown: false` if the namespace has no other connection', async () => {
    const world = createWorld()
    await world.core.connection.adopt(world.foreign.open(), { isShown: false })
    expect(shown(world)).toBe('org.foreign')
  })

  test('replaces an open session of the same wallet', async () => {
    const world = createWorld()
    const { core, foreign } = world
    await core.connect({ connectorId: 'org.foreign' })
    const session = foreign.open()
    await core.connection.adopt(session)
    await core.connection.adopt(session)
    expect(core.connection.sessions(namespace)).toEqual([session])
    expect(foreign.openSessions()).toBe(1)
  })

  test('supersedes a pending request of the visitor', async () => {
    const world = createWorld()
    const { core, own, foreign } = world
    own.answers = 'wait'
    const connecting = outcome(core.connect({ connectorId: 'org.own' }))
    await settle()
    await core.connection.adopt(foreign.open())
    expect([await connecting, shown(world)]).toEqual(['CONNECTION_SUPERSEDED', 'org.foreign'])
  })

  test('shows the stored picture of its wallet again', async () => {
    const picture = { imageId: 'image-1', walletName: 'Amber' }
    const connection = { connectorId: walletConnectId, picture }
    const storage = createFakeStorage({ items: { [key]: JSON.stringify({ v: 1, d: [connection] }) } })
    const world = createWorld({ storage }, { id: walletConnectId, type: 'WALLET_CONNECT', name: 'Amber' })
    await world.core.connection.adopt(world.foreign.open(), { isRestore: true })
    expect(stored(world)).toMatchObject([{ connectorId: walletConnectId, picture }])
  })

  test('is adopted once if `adopt` is called twice', async () => {
    const { core, foreign } = createWorld()
    for (let microtasks = 0; microtasks < 8; microtasks++) {
      const session = foreign.open()
      const first = adoption(core.connection.adopt(session))
      for (let turn = 0; turn < microtasks; turn++) await Promise.resolve()
      const second = adoption(core.connection.adopt(session))
      expect([await first, await second]).toEqual(['adopted', 'adopted'])
      expect([core.connection.session(namespace), foreign.openSessions()]).toEqual([session, 1])
      await core.disconnect()
    }
  })

  test('stays open if a newer call of `adopt` supersedes a cancelled one', async () => {
    const { core, foreign } = createWorld()
    const session = foreign.open()
    const first = adoption(core.connection.adopt(session))
    core.connection.cancel()
    const second = adoption(core.connection.adopt(session))
    expect([await first, await second]).toEqual(['ABORTED', 'adopted'])
    expect([core.connection.session(namespace), foreign.openSessions()]).toEqual([session, 1])
  })

  test.each([
    ['the instance is destroyed', 'DESTROYED', ({ core }: World) => core.destroy()],
    ['the request is cancelled', 'ABORTED', ({ core }: World) => core.connection.cancel()],
    [
      'another one is adopted',
      'CONNECTION_SUPERSEDED',
      ({ core, own }: World) => void adoption(core.connection.adopt(own.open())),
    ],
  ])('L7: is detached if %s in the same task', async (_name, code, end) => {
    const world = createWorld()
    const adopting = adoption(world.core.connection.adopt(world.foreign.open()))
    end(world)
    expect(await adopting).toBe(code)
    expect(world.foreign.openSessions()).toBe(0)
  })

  test('is rejected without an account, or if its namespace has no adapter', async () => {
    const { core, foreign } = createWorld()
    foreign.addresses = []
    await expect(core.connection.adopt(foreign.open())).rejects.toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
    expect(foreign.openSessions()).toBe(0)
    const far = createScriptedWallet({ chain: 'solana' })
    const code = 'ADAPTER_OR_CONNECTOR_NOT_FOUND'
    await expect(core.connection.adopt(far.open())).rejects.toMatchObject({ code })
    core.destroy()
    await expect(core.connection.adopt(foreign.open())).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})

describe('an adopted session passes the gates', () => {
  test('with their view immediately; a rejection ends the session', async () => {
    const gate = createScriptedGate(signInView)
    const { core, foreign } = createWorld({ gates: [gate] })
    const adopting = core.connection.adopt(foreign.open())
    await settle()
    expect(gate.arrivals).toMatchObject([{ isRestore: false, account: { address: bob } }])
    expect([core.modal.state.open, core.router.state.view]).toEqual([true, signInView])
    gate.arrivals[0]?.refuse(createError(errors.USER_REJECTED))
    await expect(adopting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect([core.accounts.get(namespace).status, foreign.openSessions()]).toEqual(['disconnected', 0])
  })

  test('once, even if it is adopted again while it waits', async () => {
    const gate = createScriptedGate(signInView)
    const { core, foreign } = createWorld({ gates: [gate] })
    const session = foreign.open()
    const first = adoption(core.connection.adopt(session))
    await settle()
    const second = adoption(core.connection.adopt(session))
    await settle()
    expect(gate.arrivals).toHaveLength(1)
    gate.arrivals[0]?.open()
    expect([await first, await second]).toEqual(['adopted', 'adopted'])
    expect([core.connection.session(namespace), foreign.openSessions()]).toEqual([session, 1])
  })

  test('with the view if the app restored it, and then shows it', async () => {
    const gate = createScriptedGate(signInView)
    const { core, foreign } = createWorld({ gates: [gate] })
    const session = foreign.open()
    const restoring = adoption(core.connection.adopt(session, { isRestore: true }))
    await settle()
    const adopting = adoption(core.connection.adopt(session))
    expect(await restoring).toBe('CONNECTION_SUPERSEDED')
    expect(core.router.state.view).toBe(signInView)
    gate.arrivals[1]?.open()
    expect(await adopting).toBe('adopted')
    expect([core.connection.session(namespace), foreign.openSessions()]).toEqual([session, 1])
  })

  test('without a view if the app restored it', async () => {
    const gate = createScriptedGate(signInView)
    const world = createWorld({ gates: [gate] })
    const { core, foreign } = world
    const adopting = core.connection.adopt(foreign.open(), { isRestore: true })
    await settle()
    expect([gate.arrivals[0]?.isRestore, core.modal.state.open]).toEqual([true, false])
    gate.arrivals[0]?.open()
    await adopting
    expect(shown(world)).toBe('org.foreign')
  })

  test('once it is shown, if it is hidden', async () => {
    const gate = createScriptedGate(signInView)
    const world = createWorld({ gates: [gate] })
    const { core, foreign } = world
    const connecting = core.connect({ connectorId: 'org.own' })
    await settle()
    gate.arrivals[0]?.open()
    await connecting
    await core.connection.adopt(foreign.open(), { isShown: false })
    expect(gate.arrivals).toHaveLength(1)
    const switching = core.connect({ connectorId: 'org.foreign' })
    await settle()
    expect(shown(world)).toBe('org.own')
    gate.arrivals[1]?.open()
    await switching
    expect(shown(world)).toBe('org.foreign')
  })

  test('together with its companions, which are adopted once', async () => {
    let isOpen = true
    const gate = createScriptedGate(signInView, { isOpen: () => isOpen })
    const own = createScriptedWallet({ id: 'org.own', answers: 'approve' })
    const [near, far] = (['eip155', 'solana'] as const).map((chain) =>
      createScriptedWallet({ chain, id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' }),
    )
    if (!near || !far) expect.unreachable()
    const adapters = [createScriptedAdapter([own, near]), createScriptedAdapter([far], 'solana')]
    const { core } = createTestCore({ gates: [gate], options: { networks: [mainnet, solana], adapters } })
    await core.connect({ connectorId: 'org.own' })
    isOpen = false
    const companion = far.open()
    const session = Object.defineProperty(near.open(), 'companions', { value: [companion] })
    await core.connection.adopt(session, { isShown: false })
    await settle()
    expect(gate.arrivals).toMatchObject([{ isRestore: true, session: companion }])
    const waiting = { status: 'connecting', connectorId: walletConnectId, isRestore: true }
    expect(core.accounts.get('solana')).toEqual(waiting)
    core.open()
    core.close()
    await settle()
    expect(core.accounts.get('solana')).toEqual(waiting)
    gate.arrivals[0]?.open()
    await settle()
    core.connection.switchConnection('eip155', walletConnectId)
    await settle()
    gate.arrivals[1]?.open()
    await settle()
    expect(gate.arrivals).toHaveLength(2)
    expect(core.connection.session('eip155')).toBe(session)
    expect(core.connection.session('solana')).toBe(companion)
    expect([near.openSessions(), far.openSessions(), far.asked()]).toEqual([1, 1, 0])
  })
})

describe('a session that the app restores by itself', () => {
  test('is not stored, also if the wallet was stored before', async () => {
    const storage = createFakeStorage({ items: { [key]: '{"v":1,"d":[{"connectorId":"org.foreign"}]}' } })
    const world = createWorld({ storage })
    await world.core.ready
    const { core, foreign } = world
    await core.connection.adopt(foreign.open(), { isStored: false })
    foreign.addresses = [alice]
    foreign.emit({ type: 'accountsChanged', accounts: [] })
    expect([shown(world), stored(world), foreign.openSessions()]).toEqual(['org.foreign', [], 1])
  })

  test('is not affected by connects and disconnects in another tab', async () => {
    const world = createWorld()
    const { core, page, storage, foreign } = world
    await core.connection.adopt(foreign.open(), { isStored: false })
    const value = '{"v":1,"d":[{"connectorId":"org.own"}]}'
    storage.values.set(key, value)
    tellStorage(page, key, value)
    await settle()
    // The other tab shows a wallet that is also open here.
    tellStorage(page, key, value)
    await settle()
    expect([shown(world), open(world)]).toEqual(['org.foreign', ['org.foreign', 'org.own']])
    storage.values.delete(key)
    tellStorage(page, key, null)
    await settle()
    expect([shown(world), open(world)]).toEqual(['org.foreign', ['org.foreign']])
  })
})
