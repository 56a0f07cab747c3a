import { AppKitError, type CaipNetworkId, type Network } from '@latchkey/common'
import { codeOf, settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { devnet, mainnet } from '../../test/createContext.js'
import { openOver } from '../../test/openOver.js'
import { alice, bob } from '../../test/scriptedWallet.js'
import { createScriptedWire, event, granted, ids } from '../../test/scriptedWire.js'

const formerMainnet: CaipNetworkId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const own = { ...mainnet, id: 'Own', caipNetworkId: 'solana:Own', name: 'Own' } satisfies Network

test('a session says who it is with, and shows the accounts of its network first', async () => {
  const { session, addresses } = await openOver()
  expect(session).toMatchObject({
    namespace: 'solana',
    connectorId: 'walletConnect',
    connectorType: 'WALLET_CONNECT',
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    networkId: ids.mainnet,
    supportsAllNetworks: false,
    approvedNetworkIds: [ids.mainnet, ids.devnet],
  })
  expect(addresses()).toEqual([alice.address, bob.address])
})

test('the wanted network is where it begins, if the wallet approved it', async () => {
  const there = await openOver(createScriptedWire(), { network: devnet })
  expect(there.session.networkId).toBe(ids.devnet)
  expect(there.addresses()).toEqual([bob.address, alice.address])
  const accounts = [`${ids.devnet}:${alice.address}`]
  const elsewhere = await openOver(createScriptedWire({ accounts, networkIds: [ids.devnet] }), { network: mainnet })
  expect(elsewhere.session.networkId).toBe(ids.devnet)
})

test('R34: accounts that are none are left out; with none left there is no session', async () => {
  const good = `${ids.mainnet}:${alice.address}`
  const accounts = ['', 'x', `${ids.mainnet}:0x12`, 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8', good, good]
  expect((await openOver(createScriptedWire({ accounts }))).addresses()).toEqual([alice.address])
  for (const none of [[], accounts.slice(0, 4)])
    expect(await codeOf(openOver(createScriptedWire({ accounts: none })))).toBe('WALLET_NO_ACCOUNT')
})

test('what the wallet did not grant is absent', async () => {
  const names = async (methods: readonly string[]) =>
    Object.keys((await openOver(createScriptedWire({ methods }))).session.actions).sort()
  const always = ['getAccounts', 'requestAccounts']
  const signing = ['sendTransaction', 'signAllTransactions', 'signAndSendTransaction', 'signTransaction']
  expect(await names([])).toEqual(always)
  expect(await names(['solana_signMessage'])).toEqual([...always, 'signMessage'])
  expect(await names(['solana_signTransaction'])).toEqual([...always, ...signing])
  expect(await names(['solana_signAllTransactions'])).toEqual([...always, ...signing])
  expect(await names(['solana_signAndSendTransaction'])).toEqual([
    ...always,
    'sendTransaction',
    'signAndSendTransaction',
  ])
})

test('a network the wallet knows by its former id is shown by the one of today, and asked for by the former', async () => {
  const accounts = [`${formerMainnet}:${alice.address}`]
  const wire = createScriptedWire({ accounts, networkIds: [formerMainnet] })
  const network = { ...mainnet, deprecatedCaipNetworkId: formerMainnet } satisfies Network
  const { session } = await openOver(wire, {}, { networks: [network] })
  expect([session.networkId, session.approvedNetworkIds]).toEqual([ids.mainnet, [ids.mainnet]])
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked[0]?.networkId).toBe(formerMainnet)
  wire.update({ networkIds: [formerMainnet, ids.mainnet], accounts: [...accounts, `${ids.mainnet}:${alice.address}`] })
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked[1]?.networkId).toBe(ids.mainnet)
})

test('switching among approved networks asks nobody; another one is WRONG_NETWORK', async () => {
  const { session, events, wire, addresses } = await openOver(
    createScriptedWire(),
    {},
    { networks: [mainnet, devnet, own] },
  )
  await session.switchNetwork?.(devnet)
  expect(session.networkId).toBe(ids.devnet)
  expect(addresses()).toEqual([bob.address, alice.address])
  expect(events.map(({ type }) => type)).toEqual(['networkChanged', 'accountsChanged'])
  expect(await codeOf(session.switchNetwork?.(own))).toBe('WRONG_NETWORK')
  expect(wire.asked).toEqual([])
  await session.actions.signMessage?.({ message: 'x' })
  expect(wire.asked).toMatchObject([{ networkId: ids.devnet, params: { pubkey: bob.address } }])
})

test('what the wallet changes by itself is told: accounts, networks, methods', async () => {
  const { wire, clock, session, events, addresses } = await openOver()
  wire.update({ accounts: [`${ids.mainnet}:${bob.address}`, `${ids.mainnet}:${alice.address}`] })
  await clock.advance(16)
  expect(addresses()).toEqual([bob.address, alice.address])
  wire.update({ methods: ['solana_signMessage'] })
  await clock.advance(16)
  expect(session.actions.signTransaction).toBeUndefined()
  wire.update({ accounts: [`${ids.devnet}:${bob.address}`], networkIds: [ids.devnet] })
  await clock.advance(16)
  expect([session.networkId, session.approvedNetworkIds]).toEqual([ids.devnet, [ids.devnet]])
  expect(events.map(({ type }) => type)).toEqual([
    'accountsChanged',
    'actionsChanged',
    'networkChanged',
    'accountsChanged',
  ])
})

test.each([ids.devnet, devnet.id, null, 103])(
  'a chainChanged with %j is a network, one not approved is not',
  async (data) => {
    const { wire, clock, session } = await openOver()
    wire.tell(event('chainChanged', 'solana:Own', 'solana:Own'))
    await clock.advance(16)
    expect(session.networkId).toBe(ids.mainnet)
    wire.tell(event('chainChanged', data, ids.devnet))
    await clock.advance(16)
    expect(session.networkId).toBe(ids.devnet)
  },
)

test.each([[[bob.address]], [[`${ids.mainnet}:${bob.address}`]], [[null, 'x', bob.address]]])(
  'an accountsChanged with %j puts that account first',
  async (data) => {
    const { wire, clock, addresses } = await openOver()
    wire.tell(event('accountsChanged', data))
    await clock.advance(16)
    expect(addresses()).toEqual([bob.address, alice.address])
  },
)

test.each([null, 'x', [], {}, [alice], ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv']])(
  'R39: an accountsChanged with %j changes nothing',
  async (data) => {
    const { wire, clock, events } = await openOver()
    wire.tell(event('accountsChanged', data))
    wire.tell(event('anything', data))
    await clock.advance(16)
    expect(events).toEqual([])
  },
)

test('FI3: a session the wallet ended is disconnected at once, once, and what is under way settles', async () => {
  const { wire, session, events } = await openOver()
  wire.answers.solana_signMessage = () => new Promise(() => undefined)
  const signing = codeOf(session.actions.signMessage?.({ message: 'x' }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  wire.tell({ type: 'ended' })
  wire.tell({ type: 'ended' })
  expect(await signing).toBe('NOT_CONNECTED')
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  expect([wire.listenerCount(), wire.leaveCount]).toEqual([0, 0])
})

test('an update that leaves no account ends the session, and the namespace is left', async () => {
  const { wire, events } = await openOver()
  wire.update({ accounts: [], networkIds: [] })
  expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
  expect(wire.leaveCount).toBe(1)
})

test('FI4: a page that slept notices on waking what the wallet took away', async () => {
  const { wire, session, events, addresses } = await openOver()
  wire.grant = { ...granted, accounts: [`${ids.mainnet}:${bob.address}`] }
  await session.refresh?.()
  expect(addresses()).toEqual([bob.address])
  wire.grant = { ...granted, accounts: [], networkIds: [] }
  await session.refresh?.()
  expect(events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
})

test('FI20: disconnecting leaves, and waits 3 s at most; detaching leaves nothing', async () => {
  const detached = await openOver()
  detached.session.detach()
  expect([detached.wire.leaveCount, detached.wire.listenerCount()]).toEqual([0, 0])
  const { wire, clock, session, events } = await openOver()
  wire.leave = () => new Promise(() => undefined)
  let isOver = false
  const leaving = session.disconnect().then(() => {
    isOver = true
  })
  await clock.advance(2_999)
  expect(isOver).toBe(false)
  await clock.advance(1)
  await leaving
  expect(events).toEqual([])
})

test('L7: after twenty sessions over one wire, left or detached, nothing listens and no timer runs', async () => {
  const wire = createScriptedWire()
  for (let round = 0; round < 20; round++) {
    const { session, clock } = await openOver(wire)
    wire.update({})
    expect(wire.listenerCount()).toBe(1)
    if (round % 2) session.detach()
    else await session.disconnect()
    expect(wire.listenerCount()).toBe(0)
    expect(clock.timerCount()).toBe(0)
  }
})

test('FI23: an account that goes while the wallet is asked ends the request', async () => {
  const { wire, clock, session } = await openOver()
  wire.answers.solana_signMessage = () => new Promise(() => undefined)
  const signing = codeOf(session.actions.signMessage?.({ message: 'x', address: alice.address }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  wire.update({ accounts: [`${ids.mainnet}:${bob.address}`] })
  await clock.advance(16)
  expect(await signing).toBe('ACCOUNT_CHANGED')
})

test('L1: aborting settles at once, and the wire hears of it; a late answer is dropped', async () => {
  const { wire, clock, session } = await openOver()
  let answer: (value: unknown) => void = () => undefined
  wire.answers.solana_signMessage = () => new Promise((resolve) => (answer = resolve))
  const { signal, ...controller } = abortable()
  const signing = codeOf(session.actions.signMessage?.({ message: 'x', signal }))
  await expect.poll(() => wire.asked).toHaveLength(1)
  controller.abort()
  expect(await signing).toBe('ABORTED')
  expect(wire.asked[0]?.signal?.aborted).toBe(true)
  answer({ signature: 'late' })
  await settle(clock)
})

test('an adapter that ended, or a request that was aborted, opens nothing', async () => {
  const { adapter } = await openOver()
  const descriptor = await adapter.walletConnect?.()
  const { signal, abort } = abortable()
  abort()
  expect(await codeOf(descriptor?.open(createScriptedWire(), { signal }))).toBe('ABORTED')
  adapter.destroy()
  expect(await codeOf(descriptor?.open(createScriptedWire()))).toBe('DESTROYED')
})

test.each(['USER_REJECTED', 'WRONG_NETWORK', 'NOT_CONNECTED', 'METHOD_NOT_SUPPORTED', 'WALLET_FAILED'] as const)(
  'R36: a refusal with %s is told as it is',
  async (code) => {
    const { wire, session } = await openOver()
    wire.answers.solana_signMessage = () => {
      throw new AppKitError(code)
    }
    expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe(code)
  },
)

test('who asks for accounts again may be asked to choose among those that are shared', async () => {
  const { wire, session, addresses } = await openOver()
  expect(await session.actions.requestAccounts?.()).toEqual([{ pubkey: bob.address }, { pubkey: alice.address }])
  expect(addresses()).toEqual([bob.address, alice.address])
  wire.answers.solana_requestAccounts = () => [{ pubkey: 'nobody' }]
  expect(await codeOf(session.actions.requestAccounts?.())).toBe('WALLET_BAD_RESULT')
  wire.grant = { ...granted, methods: [] }
  expect(await session.actions.requestAccounts?.()).toHaveLength(2)
  expect(wire.asked).toHaveLength(2)
})

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
