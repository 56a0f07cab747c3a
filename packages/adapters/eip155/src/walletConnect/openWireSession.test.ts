import '../connectedParts.js'
import '../walletActions.js'
import { AppKitError, type Network } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { openOverWire } from '@latchkey/testing/conformance'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import { behave, startRpcServer } from '../../test/rpcServer.js'
import { alice, bob, hash, signature } from '../../test/scriptedWallet.js'
import { base, createWire, ethereum, granted, polygon, wireRig } from '../../test/scriptedWire.js'
import type { Eip1193Provider } from '../eip1193.js'

async function open(
  wire = createWire(),
  { network, networks = [ethereum, polygon, base] }: { network?: Network; networks?: readonly Network[] } = {},
) {
  const { createAdapter } = wireRig
  const parts = await openOverWire<'eip155'>({ createAdapter, networks, wire, request: network ? { network } : {} })
  return { ...parts, frame: () => parts.clock.advance(16), provider: parts.session.provider as Eip1193Provider }
}

describe('opening', () => {
  test('R34: on a network without accounts those of the first network with some are shown', async () => {
    const optimism = createNetwork(10, [])
    const { session } = await open(undefined, { network: optimism, networks: [optimism] })
    expect(session.networkId).toBe('eip155:10')
    expect(session.accounts.map(({ address }) => address)).toEqual([alice, bob])
  })

  test('R34: any grant at all opens a usable session or is WALLET_NO_ACCOUNT', async () => {
    const id = fc.oneof(fc.constantFrom(...granted.accounts, ...granted.networkIds), fc.string(), fc.anything())
    const list = fc.oneof(fc.array(id), fc.anything()) as fc.Arbitrary<never>
    await fc.assert(
      fc.asyncProperty(fc.record({ accounts: list, networkIds: list, methods: list }), async (change) => {
        const opened = await open(createWire(change)).catch((error: unknown) => error)
        if (opened instanceof Error) expect(opened).toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
        else expect((opened as Awaited<ReturnType<typeof open>>).session.accounts.length).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })
})

describe('asking', () => {
  test('the account that is first on the network in use signs; what was not granted is absent', async () => {
    const { session, wire } = await open(undefined, { network: polygon })
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
    expect(wire.asked).toMatchObject([{ method: 'personal_sign', params: ['0x6869', bob], networkId: 'eip155:137' }])
    expect(Object.keys(session.actions).sort()).toEqual([
      'estimateGas',
      'getCallsStatus',
      'getCapabilities',
      'readContract',
      'sendCalls',
      'sendTransaction',
      'signMessage',
      'signTypedData',
      'waitForReceipt',
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
})

describe('networks', () => {
  test('R135: a switch that the page makes is noted, one that the wallet tells is not', async () => {
    const { session, wire, frame } = await open()
    wire.update({ networkIds: [...wire.grant.networkIds, 'eip155:8453'] })
    await session.switchNetwork?.(base)
    expect(wire.switchCount).toBe(1)
    wire.event('chainChanged', 1, 'eip155:1')
    await frame()
    expect([session.networkId, wire.switchCount]).toEqual(['eip155:1', 1])
  })

  test('R160, R162: an update with another network makes it available; actions follow what is granted', async () => {
    const { session, wire, events } = await open()
    wire.update({
      networkIds: [...wire.grant.networkIds, 'eip155:8453'],
      methods: ['personal_sign', 'wallet_watchAsset', 'wallet_requestPermissions', 'wallet_scanQRCode'],
    })
    expect(session.approvedNetworkIds).toContain('eip155:8453')
    expect(events.map(({ type }) => type)).toEqual(['actionsChanged', 'networkChanged'])
    expect(session.actions.watchAsset).toBeDefined()
    expect(session.actions.requestPermissions).toBeDefined()
    expect(session.actions.scanQRCode).toBeDefined()
    expect(session.actions.sendCalls).toBeUndefined()
    await session.switchNetwork?.(base)
    expect(session.networkId).toBe('eip155:8453')
  })
})

describe('news', () => {
  test.each([[[bob]], [[`eip155:1:${bob.toLowerCase()}`]]])(
    'the account the wallet names comes first: %j',
    async (data) => {
      const { session, wire, frame } = await open()
      wire.event('accountsChanged', data, 'eip155:1')
      await frame()
      expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    },
  )

  test('a network the wallet goes to is followed where it is approved', async () => {
    const { session, wire, frame } = await open()
    wire.event('chainChanged', 8453, 'eip155:8453')
    wire.event('chainChanged', '0x89', 'eip155:137')
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
          wire.event(name, data, 'eip155:1')
          await frame()
          expect(session.approvedNetworkIds).toContain(session.networkId)
          expect(session.accounts.map(({ address }) => address).sort()).toEqual([bob, alice].sort())
        },
      ),
    )
  })
})

describe('ending', () => {
  test('disconnecting leaves the wire and tells who listens to the provider', async () => {
    const { session, wire, provider } = await open()
    const codes: unknown[] = []
    provider.on?.('disconnect', (error) => codes.push((error as { code: number }).code))
    await session.disconnect()
    expect(wire.leaveCount).toBe(1)
    expect(codes).toEqual([4900])
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
    const { provider, wire, clock } = await open(undefined, { networks: [network] })
    const block = provider.request({ method: 'eth_blockNumber' })
    await settle(clock)
    expect(await block).toBe('0x2a')
    expect(wire.asked).toEqual([])
    await server.close()
  })

  test('R218: a read on a network that the app does not have rejects with "CaipNetwork not found"', async () => {
    const optimism = createNetwork(10, [])
    const { provider, wire } = await open(undefined, { networks: [optimism] })
    wire.update({ accounts: [`eip155:137:${alice}`], networkIds: ['eip155:137'] })
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 4901,
      cause: { code: 'NETWORK_NOT_FOUND', message: 'CaipNetwork not found' },
    })
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
    const { provider, clock } = await open(undefined, { networks: [createNetwork(1, [server.url])] })
    const told = expect(provider.request({ method: 'eth_call', params: [{}] })).rejects.toThrow(
      expect.objectContaining({ code: 3, data: '0x08c379a0', message: expect.stringContaining('no') }),
    )
    await settle(clock)
    await told
    await server.close()
  })

  test('R33: functions the page puts into it are not what the session uses', async () => {
    const { provider, session } = await open()
    Reflect.set(provider, 'request', async () => '0x00')
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
  })
})
