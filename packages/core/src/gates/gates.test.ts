import { type ChainNamespace, createError, errors, walletConnectId } from '@latchkey/common'
import { createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { chainWallet, createFourChains, createPhone } from '../../test/fourChains.js'
import { mainnet, solana } from '../../test/networks.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedGate, type ScriptedGate } from '../../test/scriptedGate.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'
const signInView = 'WhatIsAWallet'
const termsView = 'GetWallet'
const key = '@latchkey/connections/eip155'
const stored = () =>
  createFakeStorage({ items: { [key]: JSON.stringify({ v: 1, d: [{ connectorId, caipNetworkId: 'eip155:1' }] }) } })
const rejected = () => createError(errors.USER_REJECTED)

/** A page with the gate of the network and the gate of a sign-in. */
function visit(change: Parameters<typeof createTestCore>[0] = {}) {
  const gate = createScriptedGate(signInView)
  const wallet = createScriptedWallet({ answers: 'approve' })
  return { ...createTestCore({ gates: [gate], wallet, ...change }), gate }
}

async function arrived(gate: ScriptedGate, count = 1): Promise<ScriptedGate['arrivals'][number]> {
  await settle()
  expect(gate.arrivals).toHaveLength(count)
  const arrival = gate.arrivals.at(-1)
  if (!arrival) throw new Error('No session is at the gate.')
  return arrival
}

const shown = ({ core }: Pick<TestCore, 'core'>) => (core.modal.state.open ? core.router.state.view : 'closed')
const kinds = ({ requests }: TestCore['wallet']) => requests.map(({ kind }) => kind)

describe('a wallet that connects waits at a gate', () => {
  test('connect() resolves and the account shows once the gate opens', async () => {
    const world = visit()
    const { core, gate, storage } = world
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gate)
    expect(arrival).toMatchObject({ isRestore: false, session: { connectorId } })
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: false })
    expect(shown(world)).toBe(signInView)
    expect(core.router.state.data).toEqual({ namespace: 'eip155' })
    expect(storage.values.has(key)).toBe(false)
    arrival.open()
    expect(await connecting).toBe(alice)
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('the modal shakes instead of closing, and opens with the view of the gate', async () => {
    const world = visit()
    const { core, gate } = world
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gate)
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true, confirmClose: false })
    core.open({ view: 'WhatIsANetwork' })
    core.open()
    expect(shown(world)).toBe(signInView)
    arrival.open()
    expect(await connecting).toBe(alice)
    core.open()
    expect(shown(world)).toBe('Account')
    core.modal.requestClose()
    expect(shown(world)).toBe('closed')
  })

  test('in the modal, the view of the gate follows the connecting view, which then shows the success', async () => {
    const world = visit()
    const { core, gate, clock } = world
    const connecting = outcome(core.connect())
    await settle()
    core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    const [connector] = await core.discover()
    if (connector) void core.connection.connect(connector)
    ;(await arrived(gate)).open()
    expect(core.router.state.history).toEqual(['Connect', 'ConnectingExternal', signInView])
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('ConnectingExternal')
    expect(core.connection.state.attempts.eip155?.status).toBe('connected')
    await clock.advance(350)
    expect(shown(world)).toBe('closed')
  })

  test('a rejection at the gate ends the attempt and the session with its error', async () => {
    const world = visit()
    const { core, gate, wallet, storage } = world
    core.open()
    core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    const connecting = outcome(core.connect({ connectorId }))
    ;(await arrived(gate)).refuse(rejected())
    expect(await connecting).toBe('USER_REJECTED')
    await settle()
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    expect(core.connection.state.attempts.eip155).toMatchObject({ status: 'declined', code: 'USER_REJECTED' })
    expect(kinds(wallet)).toEqual(['connect', 'disconnect'])
    expect([wallet.openSessions(), storage.values.has(key)]).toEqual([0, false])
    expect(shown(world)).toBe('ConnectingExternal')
  })

  test('the sessions pass the gates in their order', async () => {
    const [signIn, terms] = [createScriptedGate(signInView), createScriptedGate(termsView)]
    const world = visit({ gates: [signIn, terms] })
    const connecting = outcome(world.core.connect({ connectorId }))
    const first = await arrived(signIn)
    expect(terms.arrivals).toEqual([])
    first.open()
    const second = await arrived(terms)
    expect(shown(world)).toBe(termsView)
    second.open()
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('a request for another wallet supersedes the waiting one, and ends its session', async () => {
    const other = createScriptedWallet({ id: 'other', answers: 'approve' })
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = visit({ wallet, adapter: createScriptedAdapter([wallet, other]) })
    const { core, gate } = world
    const connecting = outcome(core.connect({ connectorId }))
    const first = await arrived(gate)
    const next = outcome(core.connect({ connectorId: 'other' }))
    expect(await connecting).toBe('CONNECTION_SUPERSEDED')
    expect(first.signal.aborted).toBe(true)
    const second = await arrived(gate, 2)
    first.open()
    second.open()
    expect(await next).toBe(alice)
    expect(kinds(wallet)).toEqual(['connect', 'disconnect'])
    expect([wallet.openSessions(), other.openSessions()]).toEqual([0, 1])
  })

  test.each([
    ['close()', 'MODAL_CLOSED', ({ core }: TestCore) => core.close()],
    ['disconnect()', 'ABORTED', ({ core }: TestCore) => void core.disconnect()],
    ['the wallet', 'WALLET_NO_ACCOUNT', ({ wallet }: TestCore) => wallet.emit({ type: 'disconnected' })],
    ['a lock', 'WALLET_LOCKED', ({ wallet }: TestCore) => wallet.emit({ type: 'disconnected', reason: 'locked' })],
  ])('%s ends the attempt with %s', async (_title, code, act) => {
    const world = visit()
    const connecting = outcome(world.core.connect({ connectorId }))
    const arrival = await arrived(world.gate)
    act(world)
    expect(await connecting).toBe(code)
    arrival.open()
    await settle()
    expect(world.core.accounts.get('eip155').status).toBe('disconnected')
    expect([world.wallet.openSessions(), shown(world)]).toEqual([0, 'closed'])
  })
})

describe('the account changes while a session waits at a gate', () => {
  const changeAccount = (wallet: TestCore['wallet'], ...addresses: string[]) => {
    wallet.addresses = addresses
    wallet.emit({ type: 'accountsChanged', accounts: [] })
  }

  test('the session passes the gates again, from the first one, with the new account', async () => {
    const [signIn, terms] = [createScriptedGate(signInView), createScriptedGate(termsView)]
    const world = visit({ gates: [signIn, terms] })
    const { core, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    const first = await arrived(signIn)
    first.open()
    const early = await arrived(terms)
    expect([first.account.address, early.account.address]).toEqual([alice, alice])
    changeAccount(wallet, bob)
    expect([first.signal.aborted, early.signal.aborted]).toEqual([true, true])
    const again = await arrived(signIn, 2)
    expect([again.account.address, again.signal.aborted, shown(world)]).toEqual([bob, false, signInView])
    early.open()
    await settle()
    expect(core.accounts.get('eip155').status).toBe('connecting')
    again.open()
    ;(await arrived(terms, 2)).open()
    expect(await connecting).toBe(bob)
    expect(shown(world)).toBe('closed')
  })

  test('connects with the account that the gate checked last after several changes in one task', async () => {
    const world = visit()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    const first = await arrived(gate)
    changeAccount(wallet, bob)
    changeAccount(wallet, alice)
    const second = await arrived(gate, 2)
    expect([first.signal.aborted, second.account.address]).toEqual([true, alice])
    second.open()
    changeAccount(wallet, bob)
    const third = await arrived(gate, 3)
    expect(core.accounts.get('eip155').status).toBe('connecting')
    third.open()
    expect(await connecting).toBe(bob)
  })

  test('a change that keeps the shown account does not repeat the check', async () => {
    const world = visit()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gate)
    changeAccount(wallet, alice, bob)
    expect((await arrived(gate)).signal.aborted).toBe(false)
    arrival.open()
    expect(await connecting).toBe(alice)
  })

  test('the attempt ends if the wallet has no account left, or rejects the new one', async () => {
    const world = visit()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    await arrived(gate)
    changeAccount(wallet)
    expect(await connecting).toBe('WALLET_NO_ACCOUNT')
    wallet.addresses = [alice]
    const next = outcome(core.connect({ connectorId }))
    await arrived(gate, 2)
    changeAccount(wallet, bob)
    ;(await arrived(gate, 3)).refuse(rejected())
    expect(await next).toBe('USER_REJECTED')
    expect([core.accounts.get('eip155').status, wallet.openSessions()]).toEqual(['disconnected', 0])
  })

  test('a new account that passes the gates immediately connects, and the view closes', async () => {
    let isOpen = false
    const gate = createScriptedGate(signInView, { isOpen: () => isOpen })
    const world = visit({ gates: [gate] })
    const connecting = outcome(world.core.connect({ connectorId }))
    await arrived(gate)
    isOpen = true
    changeAccount(world.wallet, bob)
    expect(await connecting).toBe(bob)
    expect(shown(world)).toBe('closed')
  })
})

describe('a gate that checks a session before it asks the visitor', () => {
  const silently = { asksAtOnce: false }

  function visitSilently(change: Parameters<typeof createTestCore>[0] = {}) {
    const gate = createScriptedGate(signInView, silently)
    return { ...visit({ gates: [gate], ...change }), gate }
  }

  test('connect() resolves without a view if the gate does not ask', async () => {
    const world = visitSilently()
    const { core, gate } = world
    const opened: string[] = []
    core.events.watch(({ data }) => opened.push(data.event))
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gate)
    expect(core.accounts.get('eip155').status).toBe('connecting')
    expect(shown(world)).toBe('closed')
    arrival.open()
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('closed')
    expect(opened).not.toContain('MODAL_OPEN')
  })

  test('the connecting view stays and confirms before it closes, until the gate asks', async () => {
    const world = visitSilently()
    const { core, gate } = world
    core.open()
    core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gate)
    expect(shown(world)).toBe('ConnectingExternal')
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ shake: false, confirmClose: true })
    core.modal.keepOpen()
    arrival.ask()
    arrival.ask()
    expect(core.router.state.history).toEqual(['Connect', 'ConnectingExternal', signInView])
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true, confirmClose: false })
    arrival.open()
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('ConnectingExternal')
  })

  test('the view of a restored session shows only after the gate asks and the visitor opens the modal', async () => {
    const world = visitSilently({ storage: stored() })
    const { core, gate } = world
    const arrival = await arrived(gate)
    core.open()
    expect(shown(world)).toBe('Connect')
    arrival.ask()
    expect(shown(world)).toBe(signInView)
    core.modal.close()
    arrival.open()
    await settle()
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
  })

  test.each([
    ['was cancelled', ({ core }: TestCore) => core.close()],
    ['was ended by the wallet', ({ wallet }: TestCore) => wallet.emit({ type: 'disconnected' })],
    ['ended with an error', (_: TestCore, arrival: ScriptedGate['arrivals'][number]) => arrival.refuse(rejected())],
  ])('asking after the attempt %s does nothing', async (_title, act) => {
    const world = visitSilently()
    const connecting = outcome(world.core.connect({ connectorId }))
    const arrival = await arrived(world.gate)
    act(world, arrival)
    await connecting
    arrival.ask()
    expect(shown(world)).toBe('closed')
    expect(world.core.modal.state.shake).toBe(false)
  })

  test('asking after the session passed does nothing', async () => {
    const world = visitSilently()
    const connecting = outcome(world.core.connect({ connectorId }))
    const arrival = await arrived(world.gate)
    arrival.open()
    expect(await connecting).toBe(alice)
    arrival.ask()
    expect(shown(world)).toBe('closed')
  })

  test('two gates ask in order: the view of the first stays until the second asks', async () => {
    const [signIn, terms] = [createScriptedGate(signInView, silently), createScriptedGate(termsView, silently)]
    const world = visitSilently({ gates: [signIn, terms] })
    const connecting = outcome(world.core.connect({ connectorId }))
    const first = await arrived(signIn)
    first.ask()
    expect(shown(world)).toBe(signInView)
    first.open()
    const second = await arrived(terms)
    expect(shown(world)).toBe(signInView)
    second.ask()
    expect(shown(world)).toBe(termsView)
    first.ask()
    expect(shown(world)).toBe(termsView)
    second.open()
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('the view of the first gate closes if the second lets the session pass without asking', async () => {
    const [signIn, terms] = [createScriptedGate(signInView, silently), createScriptedGate(termsView, silently)]
    const world = visitSilently({ gates: [signIn, terms] })
    const connecting = outcome(world.core.connect({ connectorId }))
    const first = await arrived(signIn)
    first.ask()
    first.open()
    ;(await arrived(terms)).open()
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('closed')
  })
})

describe('a view that continues the step of a gate', () => {
  const step = { namespace: 'eip155', isRequest: true } as const

  /** Opens a step above the view of a gate at which a wallet waits. `isInModal`: after the visitor chose the wallet. */
  async function openStep(isInModal: boolean, gates = [createScriptedGate(signInView)]) {
    const world = visit({ gates })
    const { core } = world
    if (isInModal) {
      core.open()
      core.router.push('ConnectingExternal', { connectorId, namespace: 'eip155' })
    }
    const connecting = outcome(core.connect({ connectorId }))
    const arrival = await arrived(gates[0] as ScriptedGate)
    core.router.push('ConnectingWalletConnect', step)
    return { ...world, arrival, connecting, gates }
  }

  test.each([
    [true, ['Connect', 'ConnectingExternal'], true],
    [false, ['Connect'], false],
  ])(
    'closes with the view of its gate, which leads back to the connecting view: %o',
    async (isInModal, history, open) => {
      const { core, arrival, connecting } = await openStep(isInModal)
      expect(core.router.state.history.at(-1)).toBe('ConnectingWalletConnect')
      arrival.open()
      expect(await connecting).toBe(alice)
      expect(core.router.state.history).toEqual(history)
      expect(core.modal.state.open).toBe(open)
    },
  )

  test('shakes instead of closing, and stays when its gate reports a change', async () => {
    const { core, gates, arrival, connecting } = await openStep(true)
    const { history } = core.router.state
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true })
    gates[0]?.block('eip155')
    expect(core.router.state.history).toEqual(history)
    gates[0]?.block('eip155', false)
    arrival.open()
    await connecting
  })

  test.each([true, false])('the view of the next gate replaces it and the view of its gate: %o', async (isInModal) => {
    const gates = [createScriptedGate(signInView), createScriptedGate(termsView)]
    const { core, arrival, connecting } = await openStep(isInModal, gates)
    arrival.open()
    const next = await arrived(gates[1] as ScriptedGate)
    expect(core.router.state.history).toEqual([...(isInModal ? ['Connect', 'ConnectingExternal'] : []), termsView])
    next.open()
    expect(await connecting).toBe(alice)
  })

  test('a request outside of gates keeps its view when the network changes', async () => {
    const world = visit()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    ;(await arrived(gate)).open()
    await connecting
    core.open({ view: 'ConnectingWalletConnect', data: step })
    wallet.networkId = 'eip155:8453'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
    expect(shown(world)).toBe('ConnectingWalletConnect')
    core.modal.requestClose()
    expect(shown(world)).toBe('closed')
  })

  test('a network switch keeps its view while the wallet is on another unsupported network', async () => {
    const world = visit()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect({ connectorId }))
    ;(await arrived(gate)).open()
    await connecting
    core.open()
    core.router.push('SwitchNetwork', { caipNetworkId: 'eip155:8453' })
    for (const networkId of ['eip155:777', 'eip155:8453'] as const) {
      expect(core.router.state.history).toEqual(['Account', 'SwitchNetwork'])
      wallet.networkId = networkId
      wallet.emit({ type: 'networkChanged', networkId })
    }
    expect(core.router.state.history).toEqual(['Account'])
  })
})

describe('a wallet that is restored waits at a gate', () => {
  test('it connects once the gate opens; the view shows only when the visitor opens the modal', async () => {
    const world = visit({ storage: stored() })
    const { core, gate } = world
    const arrival = await arrived(gate)
    expect(arrival.isRestore).toBe(true)
    expect(core.accounts.get('eip155')).toEqual({ status: 'connecting', connectorId, isRestore: true })
    expect(shown(world)).toBe('closed')
    core.open()
    expect(shown(world)).toBe(signInView)
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true })
    arrival.open()
    await settle()
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('the view of the gate replaces Connect, if that shows', async () => {
    const wallet = createScriptedWallet()
    const world = visit({ storage: stored(), wallet })
    world.core.open()
    await settle()
    expect(shown(world)).toBe('Connect')
    wallet.requests[0]?.approve()
    await arrived(world.gate)
    expect(shown(world)).toBe(signInView)
  })

  test('the view of the next gate replaces that of the first, if that shows', async () => {
    const gates = [createScriptedGate(signInView), createScriptedGate(termsView)] as const
    const world = visit({ storage: stored(), gates })
    const first = await arrived(gates[0])
    world.core.open()
    expect(shown(world)).toBe(signInView)
    first.open()
    const second = await arrived(gates[1])
    expect(world.core.router.state.history).toEqual([termsView])
    second.open()
    await settle()
    expect(world.core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('a rejection by the visitor forgets the connection', async () => {
    const { core, gate, wallet, storage } = visit({ storage: stored() })
    ;(await arrived(gate)).refuse(rejected())
    await settle()
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'USER_REJECTED' })
    expect([kinds(wallet), storage.values.has(key)]).toEqual([['restore', 'disconnect'], false])
  })

  test('any other failure keeps it for the next visit', async () => {
    const { core, gate, wallet, storage } = visit({ storage: stored() })
    ;(await arrived(gate)).refuse(createError(errors.HTTP_TIMEOUT))
    await settle()
    expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected', reason: 'HTTP_TIMEOUT' })
    expect([kinds(wallet), wallet.openSessions(), storage.values.has(key)]).toEqual([['restore'], 0, true])
  })
})

describe('namespaces wait independently of each other', () => {
  test('another namespace connects and shows its own view while one waits', async () => {
    let isOpen = false
    const gate = createScriptedGate(signInView, { isOpen: () => isOpen })
    const world = createFourChains({ gates: [gate] })
    const { core } = world
    const first = outcome(core.connect({ connectorId: 'eip155.wallet' }))
    const arrival = await arrived(gate)
    isOpen = true
    expect(await outcome(core.connect({ connectorId: 'solana.wallet' }))).toBe('0xsolana')
    expect(core.accounts.get('eip155').status).toBe('connecting')
    expect([shown(world), core.router.state.data.namespace]).toEqual([signInView, 'eip155'])
    core.open({ namespace: 'solana' })
    expect(shown(world)).toBe('Account')
    core.open({ namespace: 'polkadot' })
    expect(shown(world)).toBe('Connect')
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ shake: false, confirmClose: true })
    core.modal.keepOpen()
    arrival.open()
    expect(await first).toBe('0xeip155')
    expect(core.accounts.connectedNamespaces()).toEqual(['eip155', 'solana'])
  })

  test('the views of two that wait are shown one after the other', async () => {
    const gate = createScriptedGate(signInView)
    const world = createFourChains({ gates: [gate] })
    const { core } = world
    const both = [
      outcome(core.connect({ connectorId: 'eip155.wallet' })),
      outcome(core.connect({ connectorId: 'solana.wallet' })),
    ]
    await arrived(gate, 2)
    const [first, second] = gate.arrivals
    expect(core.router.state.data.namespace).toBe(first?.session.namespace)
    first?.open()
    await settle()
    expect([shown(world), core.router.state.data.namespace]).toEqual([signInView, second?.session.namespace])
    second?.open()
    expect(await Promise.all(both)).toEqual(['0xeip155', '0xsolana'])
    expect(shown(world)).toBe('closed')
  })

  test('a companion session waits, too', async () => {
    let isOpen = true
    const gate = createScriptedGate(signInView, { isOpen: () => isOpen })
    const far = chainWallet('solana', { id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
    const near = createScriptedWallet({
      id: walletConnectId,
      type: 'WALLET_CONNECT',
      answers: 'approve',
      companions: () => [far],
    })
    const pass = gate.pass
    const selective = {
      ...gate,
      pass: (...args: Parameters<NonNullable<typeof pass>>) => {
        isOpen = args[0].namespace === 'eip155'
        return pass?.(...args)
      },
    }
    const adapters = [createScriptedAdapter([near]), createScriptedAdapter([far], 'solana')]
    const { core } = createTestCore({ gates: [selective], options: { networks: [mainnet, solana], adapters } })
    expect(await outcome(core.connect({ connectorId: walletConnectId, namespace: 'eip155' }))).toBe(alice)
    const arrival = await arrived(gate)
    expect(core.accounts.get('solana')).toEqual({
      status: 'connecting',
      connectorId: walletConnectId,
      isRestore: false,
    })
    arrival.open()
    await settle()
    expect(core.accounts.getConnected('solana')?.address).toBe('0xsolana')
  })
})

describe('one approval opens sessions in three namespaces, which wait at a gate', () => {
  /** Connects Solana over WalletConnect. `isInModal`: after the visitor chose the wallet in the modal. */
  async function approve(isInModal = false) {
    const gate = createScriptedGate(signInView)
    const { adapters } = createPhone('solana', ['eip155', 'polkadot'])
    const world = createFourChains({ adapters, gates: [gate] })
    if (isInModal) {
      world.core.open()
      world.core.router.push('ConnectingWalletConnect', { namespace: 'solana' })
    }
    const connecting = outcome(world.core.connect({ connectorId: walletConnectId, namespace: 'solana' }))
    const first = await arrived(gate)
    const isAt = (namespace: ChainNamespace) =>
      shown(world) === signInView && world.core.router.state.data.namespace === namespace
    expect(isAt('solana')).toBe(true)
    first.open()
    expect(await connecting).toBe('0xsolana')
    await arrived(gate, 3)
    const [, second, third] = gate.arrivals
    if (!second || !third) throw new Error('A session is missing.')
    return { ...world, second, third, isAt }
  }

  test.each([true, false])(
    'the views follow each other without a way back to the code, then the modal closes: %o',
    async (isInModal) => {
      const world = await approve(isInModal)
      const { core, clock, second, third, isAt } = world
      await clock.advance(1_000)
      expect(isAt('eip155')).toBe(true)
      expect(core.router.state.history).toEqual([signInView])
      second.open()
      await settle()
      expect(isAt('polkadot')).toBe(true)
      expect(core.router.state.history).toEqual([signInView])
      third.open()
      await settle()
      expect(core.accounts.connectedNamespaces()).toEqual(['solana', 'eip155', 'polkadot'])
      expect(shown(world)).toBe('closed')
    },
  )

  test('sessions that pass in the same task close the modal', async () => {
    const world = await approve()
    world.second.open()
    world.third.open()
    await settle()
    expect(shown(world)).toBe('closed')
  })
})

describe('a gate that blocks a connected wallet', () => {
  test('opens its view in the active namespace, which closes when the gate no longer blocks', async () => {
    const gate = createScriptedGate(signInView, { isOpen: () => true })
    const world = createFourChains({ gates: [gate] })
    const { core } = world
    await core.connect({ connectorId: 'solana.wallet' })
    await core.connect({ connectorId: 'eip155.wallet' })
    gate.block('solana')
    expect(shown(world)).toBe('closed')
    gate.block('eip155')
    expect(shown(world)).toBe(signInView)
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true })
    gate.block('eip155', false)
    expect(shown(world)).toBe('closed')
    expect(core.accounts.getConnected('eip155')).toBeDefined()
  })

  test('Back from the view of another namespace leads to its view, not to the account', async () => {
    let isOpen = true
    const gate = createScriptedGate(signInView, { isOpen: () => isOpen })
    const { core } = createFourChains({ gates: [gate] })
    core.open({ view: 'Connect', namespace: 'eip155' })
    await core.connect({ connectorId: 'solana.wallet' })
    core.networks.setActiveNamespace('eip155')
    isOpen = false
    const waiting = outcome(core.connect({ connectorId: 'bip122.wallet' }))
    await arrived(gate)
    expect(core.router.state).toMatchObject({ history: ['Connect', signInView], data: { namespace: 'bip122' } })
    gate.block('solana')
    core.networks.setActiveNamespace('solana')
    expect(core.router.state).toMatchObject({ view: signInView, data: { namespace: 'bip122' } })
    await core.disconnect('bip122')
    expect(core.router.state).toMatchObject({ history: [signInView], data: { namespace: 'solana' } })
    expect(await waiting).toBe('ABORTED')
  })

  test('does not replace the wallet list while a connection is pending', async () => {
    const gate = createScriptedGate(signInView, { isOpen: () => true })
    const wallet = createScriptedWallet()
    const world = visit({ gates: [gate], wallet, storage: stored() })
    const { core } = world
    gate.block('eip155')
    expect(core.accounts.get('eip155').status).toBe('connecting')
    core.open()
    await settle()
    expect(shown(world)).toBe('Connect')
    core.modal.requestClose()
    expect(shown(world)).toBe('closed')
    core.open()
    wallet.requests[0]?.approve()
    await settle()
    expect(core.accounts.getConnected('eip155')?.address).toBe(alice)
    expect(shown(world)).toBe(signInView)
  })

  test('opens its view only after UnsupportedChain closes', async () => {
    const gate = createScriptedGate(signInView, { isOpen: () => true })
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ gates: [gate], wallet })
    await world.core.connect({ connectorId })
    gate.block('eip155')
    wallet.networkId = 'eip155:777'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:777' })
    expect(shown(world)).toBe('UnsupportedChain')
    wallet.networkId = 'eip155:1'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:1' })
    expect(shown(world)).toBe(signInView)
  })
})

describe('connect() of a connected wallet that a gate blocks', () => {
  async function connectThenBlock(change: Parameters<typeof createTestCore>[0] = {}) {
    const gate = createScriptedGate(signInView, { isOpen: () => true })
    const other = createScriptedWallet({ id: 'other', answers: 'approve' })
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ wallet, adapter: createScriptedAdapter([wallet, other]), gates: [gate], ...change })
    await world.core.connect({ connectorId })
    await world.clock.advance(1_000)
    gate.block('eip155')
    world.core.close()
    expect(shown(world)).toBe('closed')
    return { ...world, gate }
  }

  test.each([
    ['by its connector', { connectorId }],
    ['without a wallet', {}],
  ])('%s, opens the view of the gate and resolves once it does not block', async (_title, parameters) => {
    const world = await connectThenBlock()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect(parameters))
    await settle()
    expect(shown(world)).toBe(signInView)
    expect(core.router.state.data).toEqual({ namespace: 'eip155' })
    core.modal.requestClose()
    expect(core.modal.state).toMatchObject({ open: true, shake: true })
    gate.block('eip155', false)
    expect(await connecting).toBe(alice)
    expect(shown(world)).toBe('closed')
    expect(kinds(wallet)).toEqual(['connect'])
  })

  test('keeps the view that the visitor opened above the view of the gate', async () => {
    const world = await connectThenBlock()
    const { core, gate, wallet } = world
    const connecting = outcome(core.connect())
    await settle()
    core.router.push('WhatIsANetwork')
    wallet.emit({ type: 'accountsChanged', accounts: [] })
    expect(core.router.state.history).toEqual([signInView, 'WhatIsANetwork'])
    gate.block('eip155', false)
    expect(await connecting).toBe(alice)
  })

  test('two gates show their views one after the other', async () => {
    const isOpen = () => true
    const [signIn, terms] = [createScriptedGate(signInView, { isOpen }), createScriptedGate(termsView, { isOpen })]
    const world = createFourChains({ gates: [signIn, terms] })
    const { core } = world
    await core.connect({ connectorId: 'solana.wallet' })
    await core.connect({ connectorId: 'eip155.wallet' })
    for (const gate of [signIn, terms]) gate.block('solana')
    const connecting = outcome(core.connect({ namespace: 'solana' }))
    await settle()
    expect([shown(world), core.router.state.data.namespace]).toEqual([signInView, 'solana'])
    signIn.block('solana', false)
    expect([shown(world), core.router.state.data.namespace]).toEqual([termsView, 'solana'])
    terms.block('solana', false)
    expect(await connecting).toBe('0xsolana')
    expect(shown(world)).toBe('closed')
  })

  test.each([
    ['close()', 'MODAL_CLOSED', ({ core }: TestCore) => core.close()],
    ['disconnect()', 'ABORTED', ({ core }: TestCore) => void core.disconnect()],
    ['the wallet', 'ABORTED', ({ wallet }: TestCore) => wallet.emit({ type: 'disconnected' })],
    ['another wallet', 'CONNECTION_SUPERSEDED', ({ core }: TestCore) => void core.connect({ connectorId: 'other' })],
    ['destroy()', 'DESTROYED', ({ core }: TestCore) => core.destroy()],
  ])('%s rejects with %s', async (_title, code, act) => {
    const world = await connectThenBlock()
    const connecting = outcome(world.core.connect())
    await settle()
    act(world)
    expect(await connecting).toBe(code)
  })

  test('a signal rejects with its reason and closes the view', async () => {
    const world = await connectThenBlock()
    const abort = new AbortController()
    const connecting = outcome(world.core.connect({ signal: abort.signal }))
    await settle()
    abort.abort()
    expect(await connecting).toBe('ABORTED')
    expect(shown(world)).toBe('closed')
  })

  test('an unsupported network does not delay connect()', async () => {
    const world = await connectThenBlock()
    const { core, gate, wallet } = world
    gate.block('eip155', false)
    wallet.networkId = 'eip155:777'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:777' })
    core.close()
    expect(await outcome(core.connect())).toBe(alice)
    expect(shown(world)).toBe('closed')
  })

  test('after an unsupported network, the gate shows its own view', async () => {
    const world = await connectThenBlock()
    const { core, gate, wallet } = world
    wallet.networkId = 'eip155:777'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:777' })
    core.close()
    const connecting = outcome(core.connect())
    await settle()
    expect(shown(world)).toBe('UnsupportedChain')
    wallet.networkId = 'eip155:1'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:1' })
    expect(shown(world)).toBe(signInView)
    gate.block('eip155', false)
    expect(await connecting).toBe(alice)
  })
})

test('connect() opens the view of the gate at which a restored wallet waits', async () => {
  const world = visit({ storage: stored() })
  const arrival = await arrived(world.gate)
  const connecting = outcome(world.core.connect())
  await settle()
  expect(shown(world)).toBe(signInView)
  arrival.open()
  expect(await connecting).toBe(alice)
  expect(shown(world)).toBe('closed')
})

test('connect() resolves if a restored wallet passes the gate that replaced the wallet list', async () => {
  const wallet = createScriptedWallet()
  const world = visit({ storage: stored(), wallet })
  const connecting = outcome(world.core.connect())
  await settle()
  expect(shown(world)).toBe('Connect')
  wallet.requests[0]?.approve()
  ;(await arrived(world.gate)).open()
  expect(await connecting).toBe(alice)
  expect(shown(world)).toBe('closed')
})

test('connect() rejects if the visitor rejects a restored wallet at the gate', async () => {
  const world = visit({ storage: stored() })
  const arrival = await arrived(world.gate)
  const connecting = outcome(world.core.connect())
  await settle()
  arrival.refuse(rejected())
  expect(await connecting).toBe('MODAL_CLOSED')
})

test('destroy() settles a request and a restore that wait', async () => {
  const gate = createScriptedGate(signInView)
  const storage = createFakeStorage({
    items: { '@latchkey/connections/solana': '{"v":1,"d":[{"connectorId":"solana.wallet"}]}' },
  })
  const { core, wallets } = createFourChains({ gates: [gate], storage })
  const connecting = outcome(core.connect({ connectorId: 'eip155.wallet' }))
  await arrived(gate, 2)
  core.destroy()
  expect(await connecting).toBe('DESTROYED')
  await core.ready
  expect(gate.arrivals.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect([wallets.eip155.openSessions(), wallets.solana.openSessions()]).toEqual([0, 0])
  expect(wallets.eip155.requests.map(({ kind }) => kind)).toEqual(['connect'])
})

test('a gate that lets a session pass at once delays the address by no task and no microtask', async () => {
  async function microtasks(gates: readonly ScriptedGate[]): Promise<number> {
    const wallet = createScriptedWallet()
    const { core } = createTestCore({ wallet, gates })
    const connecting = core.connect({ connectorId })
    await settle()
    wallet.requests[0]?.approve()
    let count = 0
    while (!core.accounts.getConnected('eip155') && count < 1_000) {
      await Promise.resolve()
      count++
    }
    await connecting
    return count
  }
  const open = createScriptedGate(signInView, { isOpen: () => true })
  const without = await microtasks([])
  expect(without).toBeLessThan(100)
  expect(await microtasks([open])).toBe(without)
})
