import { type ChainNamespace, createError, errors, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage, tellStorage } from '../../test/fakePage.js'
import { chainWallet, createFourChains } from '../../test/fourChains.js'
import { mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedGate, type ScriptedGate } from '../../test/scriptedGate.js'
import { alice, bob, createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { markAccount, type StoredConnection } from '../storage/storedConnections.js'

const connectorId = 'com.example.wallet'
const signInView = 'WhatIsAWallet'
const rejected = () => createError(errors.USER_REJECTED)

function store(namespace: ChainNamespace, ...connections: readonly StoredConnection[]) {
  const items = { [`@latchkey/connections/${namespace}`]: JSON.stringify({ v: 1, d: connections }) }
  return createFakeStorage({ items })
}

function createWallet(options: Parameters<typeof createScriptedWallet>[0] = {}): ScriptedWallet {
  return Object.assign(createScriptedWallet({ answers: 'approve', ...options }), { addresses: [alice, bob] })
}

function arrivalsAt({ arrivals }: ScriptedGate): readonly (string | undefined)[] {
  return arrivals.map(({ account }) => account.address)
}

describe('a gate receives the account that the namespace will show', () => {
  const selected = { connectorId, accountMark: markAccount(bob), walletMark: markAccount(alice) }

  test('of a restored session, the account that was selected on the last visit', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createTestCore({ gates: [gate], wallet: createWallet(), storage: store('eip155', selected) })
    await settle()
    expect(arrivalsAt(gate)).toEqual([bob])
    expect(gate.arrivals[0]?.session.accounts[0]?.address).toBe(bob)
    gate.arrivals[0]?.open()
    await settle()
    expect(core.accounts.getConnected('eip155')).toMatchObject({ address: bob })
    expect(core.accounts.getConnected('eip155')?.hasChangedSinceLastVisit).toBeUndefined()
  })

  test('of a new session with accounts of several types, the first one of the preferred type', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createFourChains({ gates: [gate] })
    void core.connect({ connectorId: 'bip122.wallet' })
    await settle()
    expect(arrivalsAt(gate)).toEqual(['bc1qpayment'])
  })

  test('of a silent connection, the first one', async () => {
    const gate = createScriptedGate(signInView)
    const wallet = createWallet()
    const { core } = createTestCore({ gates: [gate], wallet })
    await core.discover()
    void core.connection.connectSilently(wallet.connector)
    await settle()
    expect(arrivalsAt(gate)).toEqual([alice])
  })

  test('of a companion, the account that was selected on the last visit', async () => {
    const gate = createScriptedGate(signInView)
    const far = chainWallet('solana', { id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    far.addresses = ['one', 'two']
    const near = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    const mark = { connectorId: walletConnectId, accountMark: markAccount('two'), walletMark: markAccount('one') }
    const { core } = createTestCore({
      gates: [gate],
      storage: store('solana', mark),
      options: {
        networks: [mainnet, solana],
        adapters: [createScriptedAdapter([near]), createScriptedAdapter([far], 'solana')],
      },
    })
    await settle()
    gate.arrivals[0]?.refuse(new Error('This visit has no sign-in.'))
    await settle()
    core.connection.adoptCompanion(far.open())
    await settle()
    expect(arrivalsAt(gate)).toEqual(['two', 'two'])
  })
})

describe('a restored session that waits at a gate', () => {
  test('does not delay `ready`, and connects once the gate opens', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createTestCore({
      gates: [gate],
      wallet: createWallet(),
      storage: store('eip155', { connectorId }),
    })
    await core.ready
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: true })
    gate.arrivals[0]?.open()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connected')
  })

  test('is disconnected if its wallet shares no account when the gate opens', async () => {
    const gate = createScriptedGate(signInView)
    const wallet = createWallet()
    const { core } = createTestCore({ gates: [gate], wallet, storage: store('eip155', { connectorId }) })
    await core.ready
    wallet.addresses = []
    wallet.emit({ type: 'accountsChanged', accounts: [] })
    gate.arrivals[0]?.open()
    await settle()
    expect(core.accounts.get('eip155')).toMatchObject({ status: 'disconnected', reason: 'WALLET_NO_ACCOUNT' })
    expect([wallet.openSessions(), wallet.watchers()]).toEqual([0, 1])
  })

  test('makes its namespace active if the active one has no wallet', async () => {
    const gate = createScriptedGate(signInView)
    const { core } = createFourChains({ gates: [gate], storage: store('solana', { connectorId: 'solana.wallet' }) })
    expect(core.networks.state.activeNamespace).toBe('eip155')
    await core.ready
    expect(core.networks.state.activeNamespace).toBe('solana')
    expect(core.modal.state.open).toBe(false)
    core.open()
    expect(core.router.state.view).toBe(signInView)
  })
})

/** A page with two restored connections. The first one is shown, and passes the gate. */
async function visitTwo(change: { readonly isLocked?: boolean } = {}) {
  const gate = createScriptedGate(signInView)
  const [one, two] = [createScriptedWallet({ id: 'org.one' }), createScriptedWallet({ id: 'org.two' })]
  for (const wallet of [one, two]) Object.assign(wallet, { answers: 'approve', addresses: [alice] })
  Object.assign(two, { addresses: [bob] })
  Object.assign(one, change)
  const storage = store('eip155', { connectorId: 'org.one' }, { connectorId: 'org.two' })
  const page = createFakePage()
  const world = createTestCore({ gates: [gate], storage, page, adapter: createScriptedAdapter([one, two]) })
  const { core } = world
  await core.ready
  await settle()
  const arrivals = () => gate.arrivals.map(({ session, isRestore }) => [session.connectorId, isRestore])
  const open = () => core.connection.sessions('eip155').map((session) => session.connectorId)
  const shown = () => core.accounts.getConnected('eip155')?.connectorId
  const ids = (): readonly string[] =>
    JSON.parse(storage.values.get('@latchkey/connections/eip155') ?? '{"d":[]}').d.map(
      (stored: StoredConnection) => stored.connectorId,
    )
  async function pass(index: number): Promise<void> {
    gate.arrivals[index]?.open()
    await settle()
  }
  return { ...world, gate, one, two, arrivals, open, shown, ids, pass }
}

describe('a hidden connection that is restored', () => {
  test('opens without passing the gate, and passes once the visitor switches to it', async () => {
    const world = await visitTwo()
    const { core, arrivals, open, shown, ids, pass } = world
    expect([arrivals(), open()]).toEqual([[['org.one', true]], ['org.two']])
    await pass(0)
    expect([open(), shown()]).toEqual([['org.one', 'org.two'], 'org.one'])
    core.connection.switchConnection('eip155', 'org.two')
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    expect(arrivals()).toEqual([
      ['org.one', true],
      ['org.two', false],
    ])
    expect([shown(), ids()[0], core.modal.state.open]).toEqual(['org.one', 'org.one', true])
    await pass(1)
    expect([shown(), ids()[0], core.modal.state.open]).toEqual(['org.two', 'org.two', false])
    core.connection.switchConnection('eip155', 'org.one')
    core.connection.switchConnection('eip155', 'org.two')
    expect([shown(), arrivals().length]).toEqual(['org.two', 2])
  })

  test.each([
    ['a rejection', ({ gate }: Awaited<ReturnType<typeof visitTwo>>) => gate.arrivals[1]?.refuse(rejected())],
    ['closing the modal', ({ core }: Awaited<ReturnType<typeof visitTwo>>) => core.close()],
  ])('stays open and hidden after %s, and passes at the next switch', async (_title, act) => {
    const world = await visitTwo()
    const { core, arrivals, open, shown, pass } = world
    await pass(0)
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    act(world)
    await settle()
    expect([shown(), open()]).toEqual(['org.one', ['org.one', 'org.two']])
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    expect(arrivals().length).toBe(3)
    await pass(2)
    expect(shown()).toBe('org.two')
  })

  test('stays hidden if the visitor switches back to the shown connection while it waits at the gate', async () => {
    const { core, gate, pass } = await visitTwo()
    await pass(0)
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    core.connection.switchConnection('eip155', 'org.one')
    await settle()
    expect(gate.arrivals.at(-1)?.signal.aborted).toBe(true)
    gate.arrivals.at(-1)?.open()
    await settle()
    expect(core.connection.sessions('eip155').map(({ connectorId: id }) => id)).toEqual(['org.one', 'org.two'])
    expect([core.connection.isAsking(), core.modal.state.open]).toEqual([false, false])
  })

  test('passes when the shown connection ends; the view shows only when the visitor opens the modal', async () => {
    const { core, one, arrivals, shown, pass } = await visitTwo()
    await pass(0)
    one.emit({ type: 'disconnected' })
    await settle()
    expect(arrivals()[1]).toEqual(['org.two', true])
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId: 'org.two', isRestore: true })
    expect(core.modal.state.open).toBe(false)
    core.open()
    expect(core.router.state.view).toBe(signInView)
    await pass(1)
    expect([shown(), core.modal.state.open]).toEqual(['org.two', false])
  })

  test('passes when the preferred connection cannot be restored, and stays shown until that one is restored', async () => {
    const { core, one, arrivals, shown, pass } = await visitTwo({ isLocked: true })
    expect(arrivals()).toEqual([['org.two', true]])
    await pass(0)
    expect(shown()).toBe('org.two')
    one.unlock()
    await settle()
    expect(arrivals()[1]).toEqual(['org.one', true])
    await pass(1)
    expect(shown()).toBe('org.one')
    expect(core.connection.sessions('eip155')).toHaveLength(2)
  })

  test.each([
    ['removed by a rejection of the visitor', rejected(), 'USER_REJECTED', []],
    ['kept for the next visit after another failure', createError(errors.HTTP_TIMEOUT), 'HTTP_TIMEOUT', ['org.two']],
  ])('is %s at the gate when no other is shown', async (_title, error, reason, stored) => {
    const { core, one, two, gate, ids, pass } = await visitTwo()
    await pass(0)
    one.emit({ type: 'disconnected' })
    await settle()
    gate.arrivals[1]?.refuse(error)
    await settle()
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason })
    expect([two.openSessions(), ids()]).toEqual([0, stored])
    expect(two.requests.map(({ kind }) => kind)).toEqual(stored.length > 0 ? ['restore'] : ['restore', 'disconnect'])
  })

  test('leaves the gate when its wallet ends the session', async () => {
    const { core, two, gate, open, shown, ids, pass } = await visitTwo()
    await pass(0)
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    two.emit({ type: 'disconnected' })
    await settle()
    expect(gate.arrivals[1]?.signal.aborted).toBe(true)
    expect([shown(), open(), ids(), core.modal.state.open]).toEqual(['org.one', ['org.one'], ['org.one'], false])
  })

  test('leaves the gate when the visitor disconnects', async () => {
    const { core, one, two, open, pass } = await visitTwo()
    await pass(0)
    one.emit({ type: 'disconnected' })
    await settle()
    await core.disconnect()
    await pass(1)
    expect([core.accounts.get('eip155').status, open(), two.openSessions()]).toEqual(['disconnected', [], 0])
  })

  test('is replaced at the gate by a wallet that the visitor connects', async () => {
    const { core, one, gate, arrivals, shown, open } = await visitTwo()
    gate.arrivals[0]?.open()
    await settle()
    one.emit({ type: 'disconnected', reason: 'locked' })
    await settle()
    const connecting = core.connect({ connectorId: 'org.one' })
    await settle()
    expect(arrivals()[2]).toEqual(['org.one', false])
    gate.arrivals[2]?.open()
    await connecting
    expect(shown()).toBe('org.one')
    gate.arrivals[1]?.open()
    await settle()
    expect([shown(), open()]).toEqual(['org.one', ['org.one', 'org.two']])
  })

  test('ends when a wallet replaces it at the gate, also if the gate opens for both at once', async () => {
    const { core, one, two, gate, page, storage, arrivals, shown, open, pass } = await visitTwo()
    await pass(0)
    one.emit({ type: 'disconnected', reason: 'locked' })
    await settle()
    const connecting = core.connect({ connectorId: 'org.one' })
    await settle()
    const value = JSON.stringify({ v: 1, d: [{ connectorId: 'org.two' }, { connectorId: 'org.one' }] })
    storage.values.set('@latchkey/connections/eip155', value)
    tellStorage(page, '@latchkey/connections/eip155', value)
    expect(arrivals().slice(1)).toEqual([
      ['org.two', true],
      ['org.one', false],
    ])
    for (const arrival of [...gate.arrivals].reverse()) arrival.open()
    await connecting
    await settle()
    expect([shown(), open(), two.openSessions()]).toEqual(['org.one', ['org.one'], 0])
    expect(Object.keys(core.accounts.state.byConnection)).toEqual(['eip155:org.one'])
  })

  test('passes when another tab shows it, and is then shown', async () => {
    const { core, page, storage, arrivals, shown, pass } = await visitTwo()
    await pass(0)
    const key = '@latchkey/connections/eip155'
    const value = JSON.stringify({ v: 1, d: [{ connectorId: 'org.two' }, { connectorId: 'org.one' }] })
    storage.values.set(key, value)
    tellStorage(page, key, value)
    tellStorage(page, key, value)
    await settle()
    expect([shown(), arrivals().length, core.modal.state.open]).toEqual(['org.one', 2, false])
    await pass(1)
    expect(shown()).toBe('org.two')
  })

  test('settles when the instance is destroyed', async () => {
    const { core, gate, one, two, pass } = await visitTwo()
    await pass(0)
    core.connection.switchConnection('eip155', 'org.two')
    await settle()
    core.destroy()
    await settle()
    expect(gate.arrivals.map(({ signal }) => signal.aborted)).toEqual([false, true])
    expect([one.openSessions(), two.openSessions()]).toEqual([0, 0])
  })
})
