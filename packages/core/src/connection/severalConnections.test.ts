import { walletConnectId } from '@latchkey/common'
import { createFakeStorage, type FakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { joinTabs } from '../../test/tabs.js'

const namespace = 'eip155'
const key = '@latchkey/connections/eip155'

type World = TestCore & { readonly one: ScriptedWallet; readonly two: ScriptedWallet }

/** A page with two wallets that approve everything. */
function createWorld(change: Parameters<typeof createTestCore>[0] = {}): World {
  const one = createScriptedWallet({ id: 'org.one', answers: 'approve' })
  const two = createScriptedWallet({ id: 'org.two', answers: 'approve' })
  two.addresses = [bob]
  return { ...createTestCore({ adapter: createScriptedAdapter([one, two]), ...change }), one, two }
}

async function connectBeside({ core }: World, wallet: ScriptedWallet): Promise<void> {
  await core.connect({ connectorId: 'org.one' })
  await core.connection.connect(wallet.connector, { isShownKept: true })
  await settle()
}

/** Reloads the page. The wallets stay as they are. */
function reload(world: World): World {
  world.core.destroy()
  const { one, two, storage } = world
  return { ...createTestCore({ storage, adapter: createScriptedAdapter([one, two]) }), one, two }
}

const shownId = ({ core }: World) => core.accounts.getConnected(namespace)?.connectorId
const openIds = ({ core }: World) => core.connection.sessions(namespace).map(({ connectorId }) => connectorId)
const storedIds = ({ storage }: { readonly storage: FakeStorage }) =>
  JSON.parse(storage.values.get(key) ?? '{"d":[]}').d.map(({ connectorId }: { connectorId: string }) => connectorId)

describe('features.multiWallet', () => {
  const several = { options: { features: { multiWallet: true } } }

  async function connectBoth(world: World): Promise<void> {
    await world.core.connect({ connectorId: 'org.one' })
    await world.core.connect({ connectorId: 'org.two' })
  }

  test('connect() keeps the earlier wallets, and a reload restores all of them', async () => {
    const world = createWorld(several)
    const three = createScriptedWallet({ id: 'org.three', answers: 'approve' })
    world.adapter.show(world.one, world.two, three)
    await connectBoth(world)
    await world.core.connect({ connectorId: 'org.three' })
    expect([shownId(world), openIds(world)]).toEqual(['org.three', ['org.three', 'org.one', 'org.two']])
    expect([world.one.openSessions(), world.two.openSessions()]).toEqual([1, 1])
    world.core.destroy()
    const { storage } = world
    const adapter = createScriptedAdapter([world.one, world.two, three])
    const next = { ...createTestCore({ storage, adapter, ...several }), one: world.one, two: world.two }
    await next.core.ready
    expect([shownId(next), [...openIds(next)].sort()]).toEqual(['org.three', ['org.one', 'org.three', 'org.two']])
  })

  test('updateFeatures() applies to the next wallet', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: 'org.one' })
    world.core.options.updateFeatures({ multiWallet: true })
    await world.core.connect({ connectorId: 'org.two' })
    expect(openIds(world)).toEqual(['org.two', 'org.one'])
    world.core.options.updateFeatures({ multiWallet: false })
    const three = createScriptedWallet({ id: 'org.three', answers: 'approve' })
    world.adapter.show(world.one, world.two, three)
    await world.core.connect({ connectorId: 'org.three' })
    expect(openIds(world)).toEqual(['org.three', 'org.one'])
  })

  test('switchNetwork() switches the network of an inactive wallet', async () => {
    const world = createWorld(several)
    const { core } = world
    await connectBoth(world)
    const networks = () => core.accounts.connections(namespace).map(({ caipNetworkId }) => caipNetworkId)
    expect(networks()).toEqual(['eip155:1', 'eip155:1'])
    await core.switchNetwork(8453, { connectorId: 'org.one' })
    expect(networks()).toEqual(['eip155:8453', 'eip155:1'])
    expect([shownId(world), core.networks.get(namespace).active?.id]).toEqual(['org.two', 1])
    await expect(core.switchNetwork(8453, { connectorId: 'org.other' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    expect(networks()).toEqual(['eip155:8453', 'eip155:1'])
  })

  test('switchConnection() makes another wallet of the active namespace active', async () => {
    const world = createWorld(several)
    await connectBoth(world)
    await world.core.switchConnection({ connectorId: 'org.one' })
    expect([shownId(world), openIds(world)]).toEqual(['org.one', ['org.one', 'org.two']])
    await expect(world.core.switchConnection({ connectorId: 'org.three' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })

  test('disconnect() ends one connection, and another one becomes active', async () => {
    const world = createWorld(several)
    await connectBoth(world)
    await world.core.disconnect({ connectorId: 'org.two' })
    expect([shownId(world), openIds(world), storedIds(world)]).toEqual(['org.one', ['org.one'], ['org.one']])
    expect([world.one.openSessions(), world.two.openSessions()]).toEqual([1, 0])
    await world.core.disconnect({ namespace, connectorId: 'org.one' })
    expect([shownId(world), openIds(world)]).toEqual([undefined, []])
  })

  test('disconnect() with a namespace ends all of its connections', async () => {
    const world = createWorld(several)
    await connectBoth(world)
    await world.core.disconnect({ namespace })
    expect([openIds(world), storedIds(world)]).toEqual([[], []])
    expect([world.one.openSessions(), world.two.openSessions()]).toEqual([0, 0])
  })

  test('accounts.connections() lists the wallets in the order in which they opened', async () => {
    const world = createWorld(several)
    await connectBoth(world)
    await world.core.switchConnection({ connectorId: 'org.one' })
    const listed = world.core.accounts.connections(namespace)
    expect(listed.map(({ connectorId, address }) => [connectorId, address])).toEqual([
      ['org.one', alice],
      ['org.two', bob],
    ])
    expect(world.core.accounts.connections('solana')).toEqual([])
  })
})

describe('two wallets of one namespace', () => {
  test('connect() replaces the shown wallet by default', async () => {
    const world = createWorld()
    await world.core.connect({ connectorId: 'org.one' })
    await world.core.connect({ connectorId: 'org.two' })
    expect([shownId(world), openIds(world), storedIds(world)]).toEqual(['org.two', ['org.two'], ['org.two']])
    expect(world.one.openSessions()).toBe(0)
  })

  test('a wallet that is connected beside the shown one is shown, and both are stored', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    expect([shownId(world), openIds(world)]).toEqual(['org.two', ['org.two', 'org.one']])
    expect(storedIds(world)).toEqual(['org.two', 'org.one'])
    expect(world.core.accounts.state.byConnection).toMatchObject({
      'eip155:org.one': { address: alice },
      'eip155:org.two': { address: bob },
    })
  })

  test('connect() shows a hidden wallet without a request, and keeps the shown one open', async () => {
    const world = createWorld()
    const { core, one, storage } = world
    await connectBeside(world, world.two)
    const asked = one.asked()
    expect((await core.connect({ connectorId: 'org.one' })).connectorId).toBe('org.one')
    expect([shownId(world), openIds(world), storedIds(world)]).toEqual([
      'org.one',
      ['org.one', 'org.two'],
      ['org.one', 'org.two'],
    ])
    expect([one.asked(), one.openSessions()]).toEqual([asked, 1])
    expect(JSON.parse(storage.values.get('@latchkey/recent-wallets') ?? '{"d":[]}').d[0]).toMatchObject({
      id: 'org.one',
    })
    expect(core.connection.state.attempts.eip155?.status).toBe('connected')
  })

  test('connect() sends a request to a hidden wallet that has to switch its network', async () => {
    const world = createWorld()
    const { core, one } = world
    await connectBeside(world, world.two)
    const asked = one.asked()
    await core.connect({ connectorId: 'org.one', networkId: 8453 })
    expect([one.asked(), one.openSessions(), shownId(world)]).toEqual([asked + 1, 1, 'org.one'])
  })

  test('connect() sends a request to a hidden WalletConnect wallet, because another wallet may scan the QR code', async () => {
    const one = createScriptedWallet({ id: 'org.one', answers: 'approve' })
    const app = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    const { core } = createTestCore({ adapter: createScriptedAdapter([one, app]) })
    await core.connect({ connectorId: walletConnectId })
    await core.connection.connect(one.connector, { isShownKept: true })
    await core.connect({ connectorId: walletConnectId })
    expect(app.requests.map(({ kind }) => kind)).toEqual(['connect', 'connect', 'disconnect'])
    expect(app.openSessions()).toBe(1)
  })

  test('a disconnected wallet stays disconnected after a reload if the storage refuses writes', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.storage.fail('write')
    await world.core.connection.disconnect(namespace, 'org.one')
    expect(openIds(world)).toEqual(['org.two'])
    const next = reload(world)
    await next.core.ready
    expect(openIds(next)).toEqual([])
  })

  test('a third wallet replaces only the shown one', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    const three = createScriptedWallet({ id: 'org.three', answers: 'approve' })
    world.adapter.show(world.one, world.two, three)
    await world.core.connect({ connectorId: 'org.three' })
    expect(openIds(world)).toEqual(['org.three', 'org.one'])
    expect(storedIds(world)).toEqual(['org.three', 'org.one'])
  })

  test('switchConnection() shows the other wallet, its network and its actions', async () => {
    const world = createWorld()
    world.two.networkId = 'eip155:8453'
    await connectBeside(world, world.two)
    const { core } = world
    const actions = core.actions(namespace)
    expect(core.networks.getActive(namespace)?.caipNetworkId).toBe('eip155:8453')
    core.connection.switchConnection(namespace, 'org.one')
    expect(core.accounts.getConnected(namespace)).toMatchObject({ connectorId: 'org.one', address: alice })
    expect(core.networks.getActive(namespace)?.caipNetworkId).toBe('eip155:1')
    expect(storedIds(world)).toEqual(['org.one', 'org.two'])
    await actions?.signMessage({ message: 'hello' })
    await core.actions(namespace)?.signMessage({ message: 'hello' })
    expect(world.two.acted.map(({ address }) => address)).not.toContain(alice)
    expect(world.one.acted.map(({ address }) => address)).not.toContain(bob)
    expect([world.one.acted.length, world.two.acted.length]).toEqual([1, 1])
  })

  test('switchConnection() throws NOT_CONNECTED for a wallet that is not connected', async () => {
    const { core } = createWorld()
    await core.connect({ connectorId: 'org.one' })
    expect(() => core.connection.switchConnection(namespace, 'org.two')).toThrow(
      expect.objectContaining({ code: 'NOT_CONNECTED' }),
    )
  })

  test('account and network changes of the hidden wallet are kept, and change nothing that the namespace shows', async () => {
    const world = createWorld()
    const { core, one } = world
    await connectBeside(world, world.two)
    const shown = core.accounts.get(namespace)
    const networks = core.networks.get(namespace)
    one.addresses = [bob]
    one.emit({ type: 'accountsChanged', accounts: [{ namespace, address: bob, type: 'eoa' }] })
    one.networkId = 'eip155:8453'
    one.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    expect(core.accounts.get(namespace)).toBe(shown)
    expect(core.networks.get(namespace)).toBe(networks)
    const hidden = { address: bob, caipNetworkId: 'eip155:8453' }
    expect(core.accounts.ofConnection({ namespace, connectorId: 'org.one' })).toMatchObject(hidden)
    core.connection.switchConnection(namespace, 'org.one')
    expect(core.accounts.get(namespace)).toMatchObject(hidden)
    expect(core.networks.getActive(namespace)?.caipNetworkId).toBe('eip155:8453')
  })

  test('a network switch that is pending in a wallet shows only while that wallet is shown', async () => {
    const world = createWorld()
    const { core, two } = world
    await connectBeside(world, two)
    two.answers = 'wait'
    const switched = core.switchNetwork(8453)
    await settle()
    expect(core.connection.state.switching).toEqual({ eip155: 'eip155:8453' })
    core.connection.switchConnection(namespace, 'org.one')
    expect(core.connection.state.switching).toEqual({})
    core.connection.switchConnection(namespace, 'org.two')
    expect(core.connection.state.switching).toEqual({ eip155: 'eip155:8453' })
    core.connection.switchConnection(namespace, 'org.one')
    two.requests.at(-1)?.approve()
    await switched
    expect(core.networks.getActive(namespace)?.caipNetworkId).toBe('eip155:1')
    expect(core.accounts.ofConnection({ namespace, connectorId: 'org.two' })?.caipNetworkId).toBe('eip155:8453')
  })
})

describe('disconnect() of one of two wallets', () => {
  test.each([
    ['shows the other if it was shown', 'org.two', 'org.one'],
    ['keeps the shown one if it was hidden', 'org.one', 'org.two'],
  ])('%s', async (_title, connectorId, left) => {
    const world = createWorld()
    await connectBeside(world, world.two)
    await world.core.connection.disconnect(namespace, connectorId)
    expect([shownId(world), openIds(world), storedIds(world)]).toEqual([left, [left], [left]])
    expect(Object.keys(world.core.accounts.state.byConnection)).toEqual([`eip155:${left}`])
  })

  test('disconnect() ends every connection of the namespace', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    await world.core.disconnect(namespace)
    expect(world.core.accounts.get(namespace)).toEqual({ status: 'disconnected' })
    expect([openIds(world), storedIds(world)]).toEqual([[], []])
    expect([world.one, world.two].map(({ requests }) => requests.at(-1)?.kind)).toEqual(['disconnect', 'disconnect'])
    expect(world.core.accounts.state.byConnection).toEqual({})
  })

  test('while the shown wallet is locked, the other is shown; the unlocked one is shown again', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.two.isLocked = true
    world.two.emit({ type: 'disconnected', reason: 'locked' })
    expect([shownId(world), storedIds(world)]).toEqual(['org.one', ['org.two', 'org.one']])
    world.two.unlock()
    await settle()
    expect([shownId(world), openIds(world)]).toEqual(['org.two', ['org.two', 'org.one']])
  })

  test('a visitor who switches to the other wallet while the shown one is locked keeps it', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.two.emit({ type: 'disconnected', reason: 'locked' })
    world.core.connection.switchConnection(namespace, 'org.one')
    expect(storedIds(world)).toEqual(['org.one', 'org.two'])
    world.two.unlock()
    await settle()
    expect([shownId(world), openIds(world)]).toEqual(['org.one', ['org.one', 'org.two']])
  })

  test('unlocking a wallet restores it after a request to it was superseded', async () => {
    const world = createWorld()
    const { core, one, two } = world
    await core.connect({ connectorId: 'org.one' })
    one.emit({ type: 'disconnected', reason: 'locked' })
    one.answers = 'wait'
    const asked = core.connection.connect(one.connector, { isShownKept: true })
    const superseded = expect(asked).rejects.toMatchObject({ code: 'CONNECTION_SUPERSEDED' })
    await core.connection.connect(two.connector, { isShownKept: true })
    await superseded
    one.answers = 'approve'
    one.unlock()
    await settle()
    expect([shownId(world), openIds(world)]).toEqual(['org.two', ['org.two', 'org.one']])
  })

  test('unlocking a wallet restores it after it rejected a request while another wallet was connected', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    const { core, one } = world
    one.emit({ type: 'disconnected', reason: 'locked' })
    one.answers = 'wait'
    const asked = core.connection.connect(one.connector, { isShownKept: true })
    const rejected = expect(asked).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await settle()
    one.requests.at(-1)?.reject()
    await rejected
    one.answers = 'approve'
    one.unlock()
    await settle()
    expect([shownId(world), openIds(world)]).toEqual(['org.two', ['org.two', 'org.one']])
  })
})

describe('after a reload', () => {
  test('both wallets are restored, and the one that was shown is shown', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.core.connection.switchConnection(namespace, 'org.one')
    const again = reload(world)
    expect(again.core.accounts.get(namespace)).toMatchObject({ status: 'connecting', connectorId: 'org.one' })
    await again.core.ready
    expect([shownId(again), openIds(again)]).toEqual(['org.one', ['org.one', 'org.two']])
  })

  test('the other wallet is shown if the shown one is locked, and only once its restore has failed', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.two.isLocked = true
    world.two.answers = 'wait'
    const again = reload(world)
    await settle()
    expect(again.core.accounts.get(namespace).status).toBe('connecting')
    again.two.requests.at(-1)?.approve()
    await again.core.ready
    await settle()
    expect([shownId(again), storedIds(again)]).toEqual(['org.one', ['org.two', 'org.one']])
  })
})

describe('FI15: another tab', () => {
  test.each(['switches', 'disconnects', 'connects beside'])('follows a tab that %s', async (how) => {
    const storage = createFakeStorage()
    const pages = [createFakePage(), createFakePage()]
    const tabs = joinTabs(storage, pages)
    const [first, second] = pages.map((page, index) => {
      const view = tabs[index]?.storage
      return createWorld({ storage, page, ...(view ? { view } : {}) })
    })
    if (!first || !second) throw new Error('There are two tabs.')
    await first.core.connect({ connectorId: 'org.one' })
    await settle()
    await first.core.connection.connect(first.two.connector, { isShownKept: true })
    await settle()
    if (how === 'switches') first.core.connection.switchConnection(namespace, 'org.one')
    if (how === 'disconnects') await first.core.connection.disconnect(namespace, 'org.two')
    await settle()
    expect([shownId(second), openIds(second)]).toEqual([shownId(first), openIds(first)])
    expect(second.two.requests.filter(({ kind }) => kind === 'disconnect')).toEqual([])
  })

  test('an entry that another tab removed disconnects both wallets', async () => {
    const world = createWorld()
    await connectBeside(world, world.two)
    world.storage.values.delete(key)
    tellStorage(world.page, key, null)
    expect([world.core.accounts.get(namespace), openIds(world)]).toEqual([{ status: 'disconnected' }, []])
  })
})
