import { type Adapter, type AdapterContext, type ChainNamespace, createError, errors } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { chainWallet, connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { namespaceSnapshot } from '../../test/namespaceSnapshot.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedAdapter, type ScriptedAdapter } from '../../test/scriptedAdapter.js'

const idIn = (namespace: ChainNamespace) => ({ connectorId: `${namespace}.wallet` })

describe('L6: attempts belong to one namespace', () => {
  test('a request in one namespace leaves one in another pending, and both connect', async () => {
    const { core, wallets } = createFourChains({ answers: 'wait' })
    const evm = outcome(core.connect(idIn('eip155')))
    await settle()
    const sol = outcome(core.connect(idIn('solana')))
    await settle()
    expect(Object.values(core.connection.state.attempts).map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect(wallets.eip155.requests[0]?.signal?.aborted).toBe(false)
    wallets.solana.requests[0]?.reject()
    wallets.eip155.requests[0]?.approve()
    expect(await Promise.all([evm, sol])).toEqual(['0xeip155', 'USER_REJECTED'])
    expect(core.connection.state.attempts).toMatchObject({
      eip155: { status: 'connected' },
      solana: { status: 'declined' },
    })
  })

  test('requests stay independent while their code loads: aborting one leaves the other', async () => {
    const { core, wallets } = createFourChains()
    const ends = (['eip155', 'solana'] as const).map((namespace) =>
      outcomeOf(core.connection.connect(wallets[namespace].connector)),
    )
    expect(core.connection.isAsking('eip155') && core.connection.isAsking('solana')).toBe(true)
    core.connection.cancel('ABORTED', 'solana')
    expect(Object.keys(core.connection.state.attempts)).toEqual(['eip155'])
    expect(await Promise.all(ends)).toEqual(['connected', 'ABORTED'])
  })

  test('a caller that aborts a shared attempt does not cancel it for the others, before and after loading', async () => {
    for (const isLoaded of [false, true]) {
      const { core, wallets } = createFourChains({ answers: 'wait' })
      if (isLoaded) await core.prefetch({ session: true })
      const abort = new AbortController()
      const stays = outcomeOf(core.connection.connect(wallets.solana.connector))
      const leaves = outcomeOf(core.connection.connect(wallets.solana.connector, { signal: abort.signal }))
      if (isLoaded) await settle()
      abort.abort()
      expect(await leaves).toBe('ABORTED')
      expect(core.connection.state.attempts.solana?.status).toBe('pending')
      await settle()
      wallets.solana.requests[0]?.approve()
      expect(await stays).toBe('connected')
    }
  })

  test('a pending network switch is reported in its namespace', async () => {
    const world = createFourChains()
    await connectAll(world)
    for (const wallet of Object.values(world.wallets)) wallet.answers = 'wait'
    const switches = (['eip155', 'solana'] as const).map((each) => world.core.switchNetwork(idOf(each, 1)))
    await settle()
    expect(world.core.connection.state.switching).toEqual({ eip155: idOf('eip155', 1), solana: idOf('solana', 1) })
    world.wallets.solana.requests.at(-1)?.approve()
    await settle()
    expect(world.core.connection.state.switching).toEqual({ eip155: idOf('eip155', 1) })
    world.wallets.eip155.requests.at(-1)?.approve()
    await Promise.all(switches)
  })

  test('an aborted switch rejects immediately, even if the wallet ignores the signal', async () => {
    const { core } = createFourChains()
    await core.connect(idIn('eip155'))
    const session = core.connection.session('eip155') ?? expect.unreachable()
    Object.assign(session, { switchNetwork: () => new Promise(() => undefined) })
    const abort = new AbortController()
    const end = core.switchNetwork(idOf('eip155', 1), { signal: abort.signal }).catch((error: unknown) => error)
    expect(core.connection.state.switching.eip155).toBe(idOf('eip155', 1))
    abort.abort()
    expect(await end).toMatchObject({ code: 'ABORTED' })
    expect(core.connection.state.switching).toEqual({})
  })
})

describe('§4: an event in one namespace leaves the state of the others byte-identical', () => {
  const events: Readonly<Record<string, (world: ReturnType<typeof createFourChains>) => unknown>> = {
    disconnect: ({ core }) => core.disconnect({ namespace: 'solana' }),
    'switch network': ({ core }) => core.switchNetwork(idOf('solana', 1)),
    'connect again': ({ core }) => core.connect({ ...idIn('solana'), networkId: idOf('solana', 1) }),
    'account change'({ wallets }) {
      wallets.solana.addresses = ['another']
      wallets.solana.emit({ type: 'accountsChanged', accounts: [] })
    },
    'a network that is not in `networks`'({ wallets }) {
      wallets.solana.networkId = 'solana:other'
      wallets.solana.emit({ type: 'networkChanged', networkId: 'solana:other' })
    },
    lock: ({ wallets }) => wallets.solana.emit({ type: 'disconnected', reason: 'locked' }),
    'no account left'({ wallets }) {
      wallets.solana.addresses = []
      wallets.solana.emit({ type: 'accountsChanged', accounts: [] })
    },
    balance: ({ core }) => core.refreshBalance('solana'),
    'remove network': ({ core }) => core.removeNetwork('solana', idOf('solana', 1)),
  }

  test.each(Object.keys(events))('%s', async (name) => {
    const world = createFourChains()
    await connectAll(world)
    const list = Object.values(world.wallets)
    const look = (namespace: ChainNamespace) => namespaceSnapshot(namespace, { ...world, wallets: list })
    const before = fourNamespaces.map((namespace) => JSON.stringify(look(namespace)))
    const sessions = fourNamespaces.map((namespace) => world.core.connection.session(namespace))
    await events[name]?.(world)
    await world.clock.advance(1_000)
    const changed = fourNamespaces.filter((namespace, index) => JSON.stringify(look(namespace)) !== before[index])
    expect(changed).toEqual(['solana'])
    for (const [index, namespace] of fourNamespaces.entries())
      if (namespace !== 'solana') expect(world.core.connection.session(namespace)).toBe(sessions[index])
  })

  test('R69: disconnecting one namespace keeps the cached balances and names of the others', async () => {
    const world = createFourChains()
    await connectAll(world)
    const cached = () => [...world.storage.values].filter(([key]) => key.includes('/cache/')).join()
    await world.core.disconnect('polkadot')
    expect(fourNamespaces.filter((namespace) => cached().includes(`0x${namespace}`))).toEqual(['eip155', 'solana'])
    await world.core.disconnect()
    expect(cached()).toBe('')
  })

  test('a session that reports an invalid network keeps the last valid one', async () => {
    const world = createFourChains()
    await connectAll(world, ['eip155'])
    world.wallets.eip155.networkId = 'eip155' as never
    world.wallets.eip155.emit({ type: 'networkChanged', networkId: 'eip155' as never })
    expect(world.core.accounts.get('eip155')).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:1' })
    expect(world.logger.entries.map(({ level }) => level)).toEqual(['warn'])
  })
})

describe('§1: actions use the active account', () => {
  test('the default of a Bitcoin wallet is its payment account, even if it lists another first', async () => {
    const world = createFourChains()
    await connectAll(world, ['bip122'])
    const { core, wallets } = world
    expect(core.accounts.get('bip122')).toMatchObject({ address: 'bc1qpayment', type: 'payment' })
    expect(core.accounts.getConnected('bip122')?.allAccounts.map(({ type }) => type)).toEqual(['ordinal', 'payment'])
    await core.actions('bip122')?.signMessage?.({ message: 'a' })
    await core.actions('bip122')?.signMessage?.({ message: 'a', address: 'bc1pordinal' })
    expect(wallets.bip122.acted.map(({ address }) => address)).toEqual(['bc1qpayment', 'bc1pordinal'])
  })

  test("the preferred account type is an option; the default is the wallet's choice", async () => {
    const world = createFourChains({ options: { defaultAccountTypes: { bip122: 'ordinal' } } })
    await connectAll(world, ['bip122', 'solana'])
    expect(world.core.accounts.get('bip122')).toMatchObject({ address: 'bc1pordinal' })
    await world.core.actions('bip122')?.signMessage?.({ message: 'a' })
    await world.core.actions('solana')?.signMessage?.({ message: 'a' })
    expect([...world.wallets.bip122.acted, ...world.wallets.solana.acted].map(({ address }) => address)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('neutral actions use the active account in every namespace, unless the app names another', async () => {
    const world = createFourChains()
    await connectAll(world)
    const { core, wallets } = world
    for (const namespace of fourNamespaces) {
      const { address, allAccounts } = core.accounts.getConnected(namespace) ?? expect.fail('not connected')
      // A session uses its first account by default.
      const isFirst = allAccounts[0]?.address === address
      const transfer = { to: 'recipient', amount: 3n }
      expect(await core.signText(namespace, 'a')).toEqual({ scheme: 'eip191', signature: '0x61' })
      expect(await core.transfers(namespace)?.check(transfer)).toEqual([])
      expect(await core.transfers(namespace)?.estimate({ to: 'recipient' })).toEqual({ fee: 1n, maxAmount: 1n })
      expect(await core.transfers(namespace)?.send(transfer)).toBe('3 to recipient')
      await core.signText(namespace, 'a', { address: 'other' })
      await core.transfers(namespace)?.send({ ...transfer, address: 'other' })
      const shown = isFirst ? undefined : address
      expect(wallets[namespace].acted).toEqual([
        { name: 'signText', address: shown },
        { name: 'check', address: shown },
        { name: 'estimate', address: shown },
        { name: 'send', address: shown },
        { name: 'signText', address: 'other' },
        { name: 'send', address: 'other' },
      ])
    }
    expect(core.accounts.getConnected('bip122')?.allAccounts[0]?.address).toBe('bc1pordinal')
  })

  test('neutral actions are absent or reject with typed errors without a wallet that has them', async () => {
    const lacking = chainWallet('solana', { answers: 'approve', hasNeutralActions: false })
    const adapter = createScriptedAdapter([lacking], 'solana')
    const { core } = createFourChains({ options: { adapters: [adapter] } })
    await expect(core.signText('solana', 'a')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(core.transfers('solana')).toBeUndefined()
    await core.connect({ connectorId: 'solana.wallet' })
    await expect(core.signText('solana', 'a')).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(core.transfers('solana')).toBeUndefined()
    expect(lacking.acted).toEqual([])
  })

  test('actions are the same object until the wallet changes them, and undefined without a wallet', async () => {
    const world = createFourChains()
    expect(world.core.actions('bip122')).toBeUndefined()
    await connectAll(world, ['bip122'])
    expect(world.core.actions('bip122')).toBe(world.core.actions('bip122'))
    expect(world.core.transfers('bip122')).toBe(world.core.transfers('bip122'))
    await world.core.disconnect({ namespace: 'bip122' })
    expect(world.core.actions('bip122')).toBeUndefined()
  })
})

describe('wallets of several namespaces', () => {
  test('an id that several namespaces use refers to the active namespace', async () => {
    const wallets = fourNamespaces.map((namespace) => chainWallet(namespace, { id: 'app.multi', answers: 'approve' }))
    const adapters = wallets.map((wallet) => createScriptedAdapter([wallet], wallet.connector.chain))
    const { core } = createFourChains({ options: { adapters } })
    core.networks.setActiveNamespace('polkadot')
    expect(await core.connect({ connectorId: 'app.multi' })).toMatchObject({ namespace: 'polkadot' })
    expect(await core.connect({ connectorId: 'app.multi', networkId: idOf('bip122') })).toMatchObject({
      namespace: 'bip122',
    })
    expect(await core.connect({ connectorId: 'app.multi', namespace: 'solana' })).toMatchObject({ namespace: 'solana' })
  })

  test('waits for a wallet that announces its connector for the requested network late', async () => {
    const world = createFourChains()
    const { core, adapters } = world
    const multi = chainWallet('solana', { id: 'eip155.wallet', answers: 'approve' })
    adapters.solana.show()
    const connecting = core.connect({ ...idIn('eip155'), networkId: idOf('solana') })
    await settle()
    adapters.solana.show(multi)
    expect(await connecting).toMatchObject({ namespace: 'solana' })
  })
})

describe('per namespace', () => {
  test('prefetch loads the code of one namespace', async () => {
    const { adapters } = createFourChains()
    const loaded: string[] = []
    const factories = fourNamespaces.map((namespace) => ({
      ...adapters[namespace],
      prefetch: async () => void loaded.push(namespace),
    }))
    const { core } = createFourChains({ options: { adapters: factories } })
    await core.prefetch({ session: true, namespace: 'polkadot' })
    expect(loaded).toEqual(['polkadot'])
    await core.prefetch({ session: true })
    expect(loaded).toHaveLength(5)
  })

  test('events of an attempt contain its namespace', async () => {
    const world = createFourChains({ answers: 'reject' })
    const tracked: unknown[] = []
    world.core.events.watch(({ data }) => tracked.push([data.event, 'properties' in data && data.properties]))
    await outcome(world.core.connect(idIn('bip122')))
    const error = outcome(world.core.connect(idIn('solana')))
    world.wallets.solana.answers = 'wait'
    await settle()
    world.wallets.solana.requests.at(-1)?.reject(createError(errors.WALLET_TIMEOUT))
    await error
    expect(tracked).toMatchObject([
      ['USER_REJECTED', { namespace: 'bip122' }],
      ['CONNECT_ERROR', { namespace: 'solana', code: 'WALLET_TIMEOUT' }],
    ])
  })

  test("createChainClient returns a client for the namespace's network, and throws a typed error without one", async () => {
    const { adapters } = createFourChains()
    const cause = new Error('The library of the chain is broken.')
    const withClient = (adapter: ScriptedAdapter, createChainClient: NonNullable<Adapter['createChainClient']>) => ({
      ...adapter,
      create: async (context: AdapterContext) => ({ ...(await adapter.create(context)), createChainClient }),
    })
    const { core } = createFourChains({
      options: {
        adapters: [
          adapters.eip155,
          withClient(adapters.solana, async ({ caipNetworkId }) => ({ caipNetworkId })),
          withClient(adapters.polkadot, () => Promise.reject(cause)),
        ],
      },
    })
    expect(await core.createChainClient('solana')).toEqual({ caipNetworkId: idOf('solana') })
    await expect(core.createChainClient('polkadot')).rejects.toMatchObject({ code: 'RPC_FAILED', cause })
    await expect(core.createChainClient()).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    await expect(core.createChainClient('bip122')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
  })
})

function outcomeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'connected',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
}
