import { resolveObjectURL } from 'node:buffer'
import { createError, errors, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { subscribe } from 'valtio/vanilla'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { createFakeDirectory } from '../../test/fakeDirectory.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedGate, type ScriptedGate } from '../../test/scriptedGate.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import type { StoredConnection } from '../storage/storedConnections.js'

const namespace = 'eip155'
const key = '@latchkey/connections/eip155'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Time until the object URL of a released picture is revoked, in ms. */
const releaseMs = 1_000

afterEach(() => void vi.useRealTimers())

/** Two installed wallets, and a WalletConnect wallet whose picture comes from the directory. */
type World = {
  readonly wallets: readonly ScriptedWallet[]
  /** The page; a reload replaces it. */
  visit: TestCore
  readonly storage: ReturnType<typeof createFakeStorage>
  /** A gate at which sessions wait; `undefined` if every session passes. */
  readonly gate: ScriptedGate | undefined
  /** Arrivals at the gate that have passed or been rejected. */
  readonly left: Set<unknown>
  readonly promises: Promise<unknown>[]
  readonly untyped: unknown[]
  /** Object URLs of pictures that accounts had. */
  readonly pictures: Set<string>
  readonly illegal: string[]
}

function createWorld(gate?: ScriptedGate): World {
  const wallets = [
    createScriptedWallet({ id: 'org.one' }),
    createScriptedWallet({ id: 'org.two' }),
    createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', name: 'Amber' }),
  ]
  for (const [index, address] of [alice, bob, carol].entries())
    Object.assign(wallets[index] ?? {}, { addresses: [address] })
  const storage = createFakeStorage()
  const pictures = new Set<string>()
  const illegal: string[] = []
  const parts = { wallets, storage, gate, pictures, illegal }
  return { ...parts, visit: open(parts), left: new Set(), promises: [], untyped: [] }
}

function open({
  wallets,
  storage,
  gate,
  pictures,
  illegal,
}: Pick<World, 'wallets' | 'storage' | 'gate' | 'pictures' | 'illegal'>): TestCore {
  const visit = createTestCore({
    storage,
    ...(gate ? { gates: [gate] } : {}),
    page: createFakePage(),
    adapter: createScriptedAdapter(wallets),
    fetch: createFakeDirectory([]).fetch,
    options: { services: { relay: false, directory: 'https://directory.example' } },
  })
  const { core } = visit
  let last = core.accounts.get(namespace).status
  const look = () => {
    const { status } = core.accounts.get(namespace)
    if (last === 'disconnected' && status === 'connected') illegal.push('connected without connecting')
    if (last === 'connected' && status === 'connecting') illegal.push('connecting without disconnecting')
    last = status
    for (const icon of iconsOf(core)) if (icon?.startsWith('blob:')) pictures.add(icon)
  }
  subscribe(core.accounts.state, look, true)
  return visit
}

function iconsOf({ accounts }: TestCore['core']): readonly (string | undefined)[] {
  return Object.values(accounts.state.byConnection).map((account) => account?.wallet.icon)
}

function keep(world: World, promise: Promise<unknown>): void {
  const settled = promise.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) world.untyped.push(error)
  })
  world.promises.push(settled)
}

function connect({ visit }: World, { connector }: ScriptedWallet, isShownKept: boolean): Promise<unknown> {
  const wallet = { id: 'amber', name: 'Amber', imageId: 'image-1' }
  return visit.core.connection.connect(connector, { isShownKept, wallet })
}

/** Returns the sessions that wait at the gate. */
function listWaiting({ gate, left }: World): ScriptedGate['arrivals'] {
  return gate?.arrivals.filter((arrival) => !arrival.signal.aborted && !left.has(arrival)) ?? []
}

type Action = { readonly name: string; run(world: World, wallet: ScriptedWallet): void | Promise<void> }

const idOf = ({ connector }: ScriptedWallet) => connector.id

const actions: fc.Arbitrary<Action>[] = [
  fc.boolean().map((isShownKept) => ({
    name: isShownKept ? 'connect beside' : 'connect',
    run: (world, wallet) => keep(world, connect(world, wallet, isShownKept)),
  })),
  fc.boolean().map((isShown) => ({
    name: isShown ? 'adopt' : 'adopt hidden',
    run: (world, wallet) => keep(world, world.visit.core.connection.adopt(wallet.open(), { isShown })),
  })),
  fc.constantFrom('open', 'reject', 'fail').map((response) => ({
    name: `the gate: ${response}`,
    run(world) {
      for (const arrival of listWaiting(world)) {
        world.left.add(arrival)
        if (response === 'open') arrival.open()
        else arrival.refuse(createError(response === 'reject' ? errors.USER_REJECTED : errors.HTTP_TIMEOUT))
      }
    },
  })),
  fc.constantFrom('approve', 'reject').map((response) => ({
    name: response,
    run(_world, { requests }) {
      const request = requests.shift()
      if (response === 'approve') request?.approve()
      else request?.reject()
    },
  })),
  fc.constantFrom(alice, bob, carol).map((address) => ({
    name: `change the account to ${address}`,
    run: (world, wallet) =>
      whileHidden(world, wallet, () => {
        wallet.addresses = [address]
        wallet.emit({ type: 'accountsChanged', accounts: [{ namespace, address, type: 'eoa' }] })
      }),
  })),
  fc.constantFrom('eip155:1' as const, 'eip155:8453' as const, 'eip155:777' as const).map((networkId) => ({
    name: `switch to ${networkId}`,
    run: (world, wallet) =>
      whileHidden(world, wallet, () => {
        wallet.networkId = networkId
        wallet.emit({ type: 'networkChanged', networkId })
      }),
  })),
  fc.constantFrom('wallet' as const, 'locked' as const).map((reason) => ({
    name: `disconnect: ${reason}`,
    run: (world, wallet) => whileHidden(world, wallet, () => wallet.emit({ type: 'disconnected', reason })),
  })),
  fc.constantFrom<Action>(
    {
      name: 'show',
      run({ gate, visit: { core } }, wallet) {
        const isOpen = core.connection.sessions(namespace).some(({ connectorId }) => connectorId === idOf(wallet))
        if (!isOpen) return
        core.connection.switchConnection(namespace, idOf(wallet))
        if (!gate) expect(core.connection.session(namespace)?.connectorId).toBe(idOf(wallet))
      },
    },
    {
      name: 'disconnect',
      run: (world, wallet) =>
        whileHidden(world, wallet, () => keep(world, world.visit.core.connection.disconnect(namespace, idOf(wallet)))),
    },
    { name: 'unlock', run: (_world, wallet) => wallet.unlock() },
    { name: 'approve everything from now on', run: (_world, wallet) => approveAll(wallet) },
    { name: 'switch the network', run: (world) => keep(world, world.visit.core.switchNetwork(8453)) },
    { name: 'disconnect all', run: (world) => keep(world, world.visit.core.disconnect()) },
    { name: 'cancel', run: ({ visit }) => visit.core.connection.cancel() },
    { name: '11 s', run: ({ visit }) => visit.clock.advance(11_000) },
    {
      name: 'reload',
      async run(world) {
        await assertDestroyed(world)
        world.visit = open(world)
      },
    },
    { name: 'another tab disconnects it', run: (world, wallet) => tell(world, (all) => without(all, wallet)) },
    {
      name: 'another tab shows it',
      run: (world, wallet) => tell(world, (all) => [recordOf(all, wallet), ...without(all, wallet)]),
    },
  ),
]

const without = (all: readonly StoredConnection[], wallet: ScriptedWallet) =>
  all.filter(({ connectorId }) => connectorId !== idOf(wallet))

function recordOf(all: readonly StoredConnection[], wallet: ScriptedWallet): StoredConnection {
  const known = all.find(({ connectorId }) => connectorId === idOf(wallet))
  return known ?? { connectorId: idOf(wallet), caipNetworkId: wallet.networkId }
}

function approveAll(wallet: ScriptedWallet): void {
  wallet.answers = 'approve'
  for (const request of wallet.requests.splice(0)) request.approve()
}

function readStored({ storage }: World): readonly StoredConnection[] {
  return JSON.parse(storage.values.get(key) ?? '{"d":[]}').d
}

function tell(world: World, change: (all: readonly StoredConnection[]) => readonly StoredConnection[]): void {
  const all = change(readStored(world))
  const value = all.length > 0 ? JSON.stringify({ v: 1, d: all }) : null
  if (value) world.storage.values.set(key, value)
  else world.storage.values.delete(key)
  tellStorage(world.visit.page, key, value)
}

/** Runs an event of a wallet. If its connection is hidden, the shown account and the networks stay the same objects. */
function whileHidden({ visit: { core } }: World, wallet: ScriptedWallet, run: () => void): void {
  const shown = core.connection.session(namespace)
  const before = [core.accounts.get(namespace), core.networks.get(namespace)]
  run()
  if (!shown || shown.connectorId === idOf(wallet)) return
  const [account, networks] = before
  expect(core.accounts.get(namespace)).toBe(account)
  expect(core.networks.get(namespace)).toBe(networks)
}

/** Waits until promises have settled and the pictures of open connections have loaded. */
async function rest(world: World): Promise<void> {
  const { accounts } = world.visit.core
  const isLoading = ({ connectorId, picture }: StoredConnection) => {
    const account = accounts.ofConnection({ namespace, connectorId })
    return picture !== undefined && account !== undefined && account.wallet.icon === undefined
  }
  await settle()
  for (let turn = 0; turn < 50 && readStored(world).some(isLoading); turn++) {
    // A new instance imports the code of the directory again.
    await vi.dynamicImportSettled()
    await settle()
  }
}

/** Checks that sessions, state, storage and pictures agree. */
function assertSound(world: World): void {
  const { core } = world.visit
  const { accounts, connection, networks } = core
  const sessions = connection.sessions(namespace)
  const shown = connection.session(namespace)
  const account = accounts.get(namespace)
  expect(world.illegal).toEqual([])
  expect(account.status === 'connected', 'connected exactly with a session').toBe(shown !== undefined)
  if (account.status === 'disconnected') expect(sessions, 'a namespace with a session shows one').toEqual([])
  if (shown) {
    expect(account).toMatchObject({ connectorId: shown.connectorId, caipNetworkId: shown.networkId })
    expect(account).toEqual(accounts.ofConnection(shown))
    expect(networks.get(namespace).active?.caipNetworkId).toBe(shown.networkId)
  }
  const ids = sessions.map(({ connectorId }) => connectorId)
  expect(Object.keys(accounts.state.byConnection).sort()).toEqual(ids.map((id) => `eip155:${id}`).sort())
  const waiting = listWaiting(world).map(({ session }) => session)
  const openSessions = new Set([...sessions, ...waiting])
  for (const wallet of world.wallets) {
    const own = [...openSessions].filter(({ connectorId }) => connectorId === idOf(wallet))
    expect(wallet.openSessions(), idOf(wallet)).toBe(own.length)
  }
  const stored = readStored(world)
  // While the visitor's request is pending, a namespace does not pass to another connection.
  const isPending = account.status === 'connecting' || (world.gate && connection.isAsking(namespace))
  const [first] = isPending ? [] : stored
  if (first && ids.includes(first.connectorId) && waiting.length === 0)
    expect(shown?.connectorId, 'the first stored one').toBe(first.connectorId)
  for (const session of sessions) {
    const { address } = session.accounts[0] ?? {}
    const known = { address, caipNetworkId: session.networkId, connectorId: session.connectorId }
    expect(accounts.ofConnection(session)).toMatchObject(known)
    const own = stored.find(({ connectorId }) => connectorId === session.connectorId)
    expect(own).toMatchObject({ caipNetworkId: session.networkId })
    const icon = accounts.ofConnection(session)?.wallet.icon
    expect(icon !== undefined, 'a picture is stored exactly while it shows').toBe(own?.picture !== undefined)
  }
  vi.advanceTimersByTime(releaseMs)
  const icons = iconsOf(core)
  for (const url of world.pictures)
    expect(resolveObjectURL(url) !== undefined, 'a picture is loaded exactly while it shows').toBe(icons.includes(url))
}

async function assertDestroyed({ visit, wallets, pictures }: World): Promise<void> {
  visit.core.destroy()
  await settle()
  vi.advanceTimersByTime(releaseMs)
  expect(wallets.map((wallet) => [wallet.openSessions(), wallet.watchers()])).toEqual(wallets.map(() => [0, 0]))
  expect([visit.page.listeners(), visit.clock.timerCount()]).toEqual([0, 0])
  expect([...pictures].filter((url) => resolveObjectURL(url))).toEqual([])
}

function commandOf([{ name, run }, which, rush]: [Action, number, number]): fc.AsyncCommand<object, World> {
  return {
    check: () => true,
    toString: () => `${name} (wallet ${which}${rush === 0 ? ', and at once' : ''})`,
    async run(_model, world) {
      await run(world, world.wallets[which] ?? expect.unreachable())
      if (rush === 0) return
      await rest(world)
      assertSound(world)
    },
  }
}

/** Loads the code of the directory, which would take longer than `rest` waits. */
async function loadDirectory(): Promise<void> {
  const world = createWorld()
  const walletConnect = world.wallets[2] ?? expect.unreachable()
  walletConnect.answers = 'approve'
  await connect(world, walletConnect, false)
  await expect.poll(() => iconsOf(world.visit.core)).toEqual([expect.stringMatching(/^blob:/)])
  world.visit.core.destroy()
}

test('L4, L5, L7: connections of one namespace in any order of actions, reloads and other tabs', async () => {
  await loadDirectory()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const action = fc.oneof(...actions.map((arbitrary, index) => ({ arbitrary, weight: index < 2 ? 3 : 1 })))
  const commands = fc.commands([fc.tuple(action, fc.nat(2), fc.nat(3)).map(commandOf)], {
    maxCommands: 40,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(fc.subarray([0, 1, 2]), fc.boolean(), commands, async (willing, hasGate, steps) => {
      const world = createWorld(hasGate ? createScriptedGate('WhatIsAWallet') : undefined)
      for (const which of willing) Object.assign(world.wallets[which] ?? {}, { answers: 'approve' })
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      await rest(world)
      assertSound(world)
      await assertDestroyed(world)
      const late = settle()
        .then(() => settle())
        .then(() => 'still waiting')
      expect(await Promise.race([Promise.all(world.promises).then(() => 'settled'), late])).toBe('settled')
      expect(world.untyped).toEqual([])
    }),
    { numRuns: 500 },
  )
}, 120_000)
