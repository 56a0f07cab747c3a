import '../connectedParts.js'
import '../walletActions.js'
import { AppKitError, type Network, type Session, type SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeClock, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import { behave, startRpcServer } from '../../test/rpcServer.js'
import { alice, bob, hash, signature } from '../../test/scriptedWallet.js'
import { createScriptedWire, granted, type ScriptedWire } from '../../test/scriptedWire.js'
import { createAdapter } from '../createAdapter.js'
import type { Eip1193Provider } from '../eip1193.js'

const ethereum = createNetwork(1, ['http://127.0.0.1:9/'])
const polygon = createNetwork(137, ['http://127.0.0.1:9/'])
const base = createNetwork(8453, ['http://127.0.0.1:9/'])

async function open(
  wire: ScriptedWire = createScriptedWire(),
  { network, networks = [ethereum, polygon, base] }: { network?: Network; networks?: readonly Network[] } = {},
) {
  const clock = createFakeClock()
  const context = createAdapterContext({ clock, networks })
  const adapter = createAdapter(context, {})
  const descriptor = await adapter.walletConnect?.()
  const session = (await descriptor?.open(wire, network ? { network } : {})) as Session<'eip155'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const frame = () => clock.advance(16)
  return { wire, clock, adapter, session, events, frame, provider: session.provider as Eip1193Provider }
}

describe('opening', () => {
  test('a session has the accounts of its network, and the networks that were approved', async () => {
    const { session, wire } = await open()
    expect(session).toMatchObject({
      namespace: 'eip155',
      connectorId: 'walletConnect',
      connectorType: 'WALLET_CONNECT',
      wallet: wire.wallet,
      networkId: 'eip155:1',
      supportsAllNetworks: false,
      approvedNetworkIds: ['eip155:1', 'eip155:137', 'eip155:10'],
    })
    expect(session.accounts.map(({ address }) => address)).toEqual([alice, bob])
  })

  test.each([
    ['the requested one', polygon, [ethereum, polygon], 'eip155:137'],
    ['the first of the app’s, where the requested one was not approved', base, [base, polygon, ethereum], 'eip155:137'],
    ['the first approved, where the app has none of them', base, [base], 'eip155:1'],
  ])('the network is %s', async (_, network, networks, networkId) => {
    const { session } = await open(undefined, { network, networks })
    expect(session.networkId).toBe(networkId)
  })

  test('R34: on a network without accounts those of the first network with some are shown', async () => {
    const optimism = createNetwork(10, [])
    const { session } = await open(undefined, { network: optimism, networks: [optimism] })
    expect(session.networkId).toBe('eip155:10')
    expect(session.accounts.map(({ address }) => address)).toEqual([alice, bob])
  })

  test.each([
    ['no account', []],
    ['garbage', ['eip155:1:0x123', '', 'eip155:x:y', `solana:1:${alice}`, `eip155:0:${alice}`, null as never]],
  ])('R34: %s is WALLET_NO_ACCOUNT, and nothing listens any more', async (_, accounts) => {
    const wire = createScriptedWire({ accounts })
    await expect(open(wire)).rejects.toThrow(expect.objectContaining({ code: 'WALLET_NO_ACCOUNT' }))
    expect(wire.listenerCount()).toBe(0)
  })

  test('R34: any grant at all opens a usable session or is WALLET_NO_ACCOUNT', async () => {
    const id = fc.oneof(fc.constantFrom(...granted.accounts, ...granted.networkIds), fc.string(), fc.anything())
    const list = fc.oneof(fc.array(id), fc.anything()) as fc.Arbitrary<never>
    await fc.assert(
      fc.asyncProperty(fc.record({ accounts: list, networkIds: list, methods: list }), async (change) => {
        const opened = await open(createScriptedWire(change)).catch((error: unknown) => error)
        if (opened instanceof Error) expect(opened).toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
        else expect((opened as Awaited<ReturnType<typeof open>>).session.accounts.length).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })

  test('L1: an adapter that ended, or an attempt that was given up, opens nothing', async () => {
    const { adapter } = await open()
    const descriptor = await adapter.walletConnect?.()
    const wire = createScriptedWire()
    await expect(descriptor?.open(wire, { signal: AbortSignal.abort() })).rejects.toThrow('cancelled')
    adapter.destroy()
    await expect(descriptor?.open(wire)).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
    expect(wire.listenerCount()).toBe(0)
  })
})

describe('asking', () => {
  test('requests name the network in use; what was not granted is absent', async () => {
    const { session, wire } = await open(undefined, { network: polygon })
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
    expect(wire.asked).toMatchObject([{ method: 'personal_sign', params: ['0x6869', bob], networkId: 'eip155:137' }])
    expect(Object.keys(session.actions).sort()).toEqual([
      'estimateGas',
      'getCallsStatus',
      'getCapabilities',
      'sendCalls',
      'sendTransaction',
      'signMessage',
      'signTypedData',
      'writeContract',
    ])
  })

  test('nobody is asked about capabilities by itself: a phone would have to be opened for it', async () => {
    const { clock, wire } = await open()
    await settle(clock)
    expect(wire.asked).toEqual([])
  })

  test('FI22: a transaction for another network than the one in use is not sent', async () => {
    const { session, wire } = await open()
    const sent = session.actions.sendTransaction({ to: bob, chainId: 137 })
    await expect(sent).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    expect(wire.asked).toEqual([])
    expect(await session.actions.sendTransaction({ to: bob, value: 1n })).toBe(hash)
    expect(wire.asked[0]).toMatchObject({ method: 'eth_sendTransaction', networkId: 'eip155:1' })
  })

  test.each([null, '', 'ok', {}, `0x${'ab'.repeat(600_000)}`])('R37: the answer %# is no signature', async (answer) => {
    const { session, wire } = await open()
    wire.answers.personal_sign = () => answer
    await expect(session.actions.signMessage({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
    )
  })

  test('R36: errors of the wire arrive as they are', async () => {
    const { session, wire } = await open()
    wire.answers.personal_sign = () => Promise.reject(new AppKitError('USER_REJECTED'))
    await expect(session.actions.signMessage({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'USER_REJECTED' }),
    )
  })

  test('L1: a request that is never answered ends with its signal, and with the session', async () => {
    const { session, wire, clock } = await open()
    wire.answers.personal_sign = () => new Promise(() => undefined)
    const aborted = new AbortController()
    const first = session.actions.signMessage({ message: 'one', signal: aborted.signal })
    const second = session.actions.signMessage({ message: 'two' })
    const outcomes = Promise.allSettled([first, second])
    await settle(clock)
    aborted.abort()
    await expect(first).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
    expect(wire.asked.map(({ signal }) => signal?.aborted)).toEqual([true, undefined])
    await session.disconnect()
    expect((await outcomes)[1]).toMatchObject({ status: 'rejected', reason: { code: 'NOT_CONNECTED' } })
  })

  test('FI23: an account that is taken away while a signature is asked for ends the request', async () => {
    const { session, wire, clock, frame, events } = await open()
    wire.answers.personal_sign = () => new Promise(() => undefined)
    const outcome = session.actions.signMessage({ message: 'hi' }).catch((error: unknown) => error)
    await settle(clock)
    wire.grant = { ...wire.grant, accounts: [`eip155:1:${bob}`] }
    wire.tell({ type: 'updated' })
    await frame()
    expect(await outcome).toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(events[0]).toMatchObject({ type: 'accountsChanged', accounts: [{ address: bob }] })
  })
})

describe('networks', () => {
  test('an approved network is switched to at once, and the accounts are those there', async () => {
    const { session, wire, events, frame } = await open()
    await session.switchNetwork?.(polygon)
    await frame()
    expect(session.networkId).toBe('eip155:137')
    expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    expect(events.map(({ type }) => type).sort()).toEqual(['accountsChanged', 'networkChanged'])
    expect(wire.asked).toEqual([])
  })

  test('R38: another network is WRONG_NETWORK, and nothing changes', async () => {
    const { session, events, frame } = await open()
    await expect(session.switchNetwork?.(base)).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    await frame()
    expect(session.networkId).toBe('eip155:1')
    expect(events).toEqual([])
  })

  test('an update with another network makes it available; actions follow what is granted', async () => {
    const { session, wire, events } = await open()
    wire.grant = {
      ...wire.grant,
      networkIds: [...wire.grant.networkIds, 'eip155:8453'],
      methods: ['personal_sign', 'wallet_watchAsset'],
    }
    wire.tell({ type: 'updated' })
    expect(session.approvedNetworkIds).toContain('eip155:8453')
    expect(events.map(({ type }) => type)).toEqual(['actionsChanged', 'networkChanged'])
    expect(session.actions.watchAsset).toBeDefined()
    expect(session.actions.sendCalls).toBeUndefined()
    await session.switchNetwork?.(base)
    expect(session.networkId).toBe('eip155:8453')
  })

  test('an update without the network in use moves to one that is left', async () => {
    const { session, wire } = await open()
    wire.grant = { ...wire.grant, networkIds: ['eip155:137'], accounts: [`eip155:137:${alice}`] }
    wire.tell({ type: 'updated' })
    expect(session.networkId).toBe('eip155:137')
    expect(session.accounts.map(({ address }) => address)).toEqual([alice])
  })
})

describe('news', () => {
  test.each([[[bob]], [[`eip155:1:${bob.toLowerCase()}`]]])(
    'the account the wallet names comes first: %j',
    async (data) => {
      const { session, wire, frame } = await open()
      wire.tell({ type: 'event', name: 'accountsChanged', data, networkId: 'eip155:1' })
      await frame()
      expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    },
  )

  test('a network the wallet goes to is followed where it is approved', async () => {
    const { session, wire, frame } = await open()
    wire.tell({ type: 'event', name: 'chainChanged', data: 8453, networkId: 'eip155:8453' })
    wire.tell({ type: 'event', name: 'chainChanged', data: '0x89', networkId: 'eip155:137' })
    await frame()
    expect(session.networkId).toBe('eip155:137')
  })

  test('R34, R35: any event data at all leaves an approved account and network', async () => {
    const { session, wire, frame } = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('accountsChanged', 'chainChanged', 'toString'),
        fc.oneof(fc.anything(), fc.array(fc.string())),
        async (name, data) => {
          wire.tell({ type: 'event', name, data, networkId: 'eip155:1' })
          await frame()
          expect(session.approvedNetworkIds).toContain(session.networkId)
          expect(session.accounts.map(({ address }) => address).sort()).toEqual([bob, alice].sort())
        },
      ),
    )
  })

  test.each([
    ['ends the session', () => undefined, { type: 'ended' }],
    [
      'shares no account any more',
      (wire: ScriptedWire) => Object.assign(wire, { grant: { ...granted, accounts: [] } }),
      { type: 'updated' },
    ],
  ] as const)('FI3: a wallet that %s disconnects; later requests are NOT_CONNECTED', async (_, change, news) => {
    const { session, wire, events, frame, provider } = await open()
    change(wire)
    wire.tell(news)
    await frame()
    expect(events).toEqual([{ type: 'disconnected', reason: 'wallet' }])
    expect(wire.listenerCount()).toBe(0)
    await expect(session.actions.signMessage({ message: 'hi' })).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_CONNECTED' }),
    )
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  })
})

describe('ending', () => {
  test('disconnecting leaves the wire and tells who listens to the provider', async () => {
    const { session, wire, provider } = await open()
    const codes: unknown[] = []
    provider.on?.('disconnect', (error) => codes.push((error as { code: number }).code))
    await session.disconnect()
    expect(wire.hasLeft).toBe(true)
    expect(wire.listenerCount()).toBe(0)
    expect(codes).toEqual([4900])
  })

  test('FI20: a wire that never leaves is not waited for longer than 3 s', async () => {
    const wire = createScriptedWire()
    wire.leave = () => new Promise(() => undefined)
    const { session, clock } = await open(wire)
    let isOver = false
    void session.disconnect().then(() => {
      isOver = true
    })
    await clock.advance(2_999)
    expect(isOver).toBe(false)
    await clock.advance(1)
    expect(isOver).toBe(true)
  })

  test('L7: a session that is detached, or whose adapter ends, listens no longer and does not leave', async () => {
    const first = await open()
    first.session.detach()
    const second = await open()
    second.adapter.destroy()
    for (const { wire } of [first, second]) {
      expect(wire.listenerCount()).toBe(0)
      expect(wire.hasLeft).toBe(false)
    }
  })
})

describe('the provider apps get', () => {
  test('answers accounts and network by itself, switches, and tells', async () => {
    const { provider, wire } = await open()
    const told: unknown[] = []
    provider.on?.('chainChanged', (id) => told.push(id))
    const stopped = (id: unknown) => told.push(id)
    provider.on?.('chainChanged', stopped)
    provider.removeListener?.('chainChanged', stopped)
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice, bob])
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await provider.request({ method: 'net_version' })).toBe('137')
    expect(told).toEqual(['0x89'])
    expect(wire.asked).toEqual([])
  })

  test('asks the network, not the wallet, what a node can answer', async () => {
    const server = await startRpcServer(behave(1, { eth_blockNumber: '0x2a' }))
    const network = createNetwork(1, [server.url])
    const { provider, wire } = await open(undefined, { networks: [network] })
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x2a')
    expect(wire.asked).toEqual([])
    await server.close()
  })

  test.each([
    [{ method: 'eth_sign', params: [] }, 4200],
    [{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }, 4902],
    [{ method: 'wallet_switchEthereumChain' }, -32602],
    [undefined, -32602],
    [{ method: 'personal_sign', params: [] }, 4001],
  ])('R36: %j rejects with the number EIP-1193 has for it', async (request, code) => {
    const { provider, wire } = await open()
    wire.answers.personal_sign = () => Promise.reject(new AppKitError('USER_REJECTED'))
    await expect(provider.request(request as never)).rejects.toThrow(expect.objectContaining({ code }))
  })

  test('a reverted call keeps its code and data', async () => {
    const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
    const server = await startRpcServer((calls, response) => {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: calls[0]?.id, error }))
    })
    const { provider } = await open(undefined, { networks: [createNetwork(1, [server.url])] })
    await expect(provider.request({ method: 'eth_call', params: [{}] })).rejects.toThrow(
      expect.objectContaining({ code: 3, data: '0x08c379a0', message: expect.stringContaining('no') }),
    )
    await server.close()
  })

  test('R33: functions the page puts into it are not what the session uses', async () => {
    const { provider, session } = await open()
    Reflect.set(provider, 'request', async () => '0x00')
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
  })
})
