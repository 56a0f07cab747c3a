import { startRpcServer } from '@latchkey/testing/node'
import { behave } from '../../test/behave.js'
import '../session/connect.js'
import '../actions/actions.js'
import { createError, errors, type Network } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { openOverChannel } from '@latchkey/testing/conformance'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import { base, channelRig, createChannel, ethereum, granted, polygon } from '../../test/scriptedChannel.js'
import { alice, bob, hash, signature } from '../../test/scriptedWallet.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'

async function open(
  channel = createChannel(),
  { network, networks = [ethereum, polygon, base] }: { network?: Network; networks?: readonly Network[] } = {},
) {
  const { createAdapter } = channelRig
  const parts = await openOverChannel<'eip155'>({
    createAdapter,
    networks,
    channel,
    request: network ? { network } : {},
  })
  return { ...parts, frame: () => parts.clock.advance(16), provider: parts.session.provider as Eip1193Provider }
}

describe('opening', () => {
  test('R34: shows the accounts of the first network with accounts if the active one has none', async () => {
    const optimism = createNetwork(10, [])
    const { session } = await open(undefined, { network: optimism, networks: [optimism] })
    expect(session.networkId).toBe('eip155:10')
    expect(session.accounts.map(({ address }) => address)).toEqual([alice, bob])
  })

  test('R34: any grant opens a usable session or rejects with WALLET_NO_ACCOUNT', async () => {
    const id = fc.oneof(fc.constantFrom(...granted.accounts, ...granted.networkIds), fc.string(), fc.anything())
    const list = fc.oneof(fc.array(id), fc.anything()) as fc.Arbitrary<never>
    await fc.assert(
      fc.asyncProperty(fc.record({ accounts: list, networkIds: list, methods: list }), async (change) => {
        const opened = await open(createChannel(change)).catch((error: unknown) => error)
        if (opened instanceof Error) expect(opened).toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
        else expect((opened as Awaited<ReturnType<typeof open>>).session.accounts.length).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })
})

describe('requests', () => {
  test('signs with the first account of the active network, and offers only granted actions', async () => {
    const { session, channel } = await open(undefined, { network: polygon })
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
    expect(channel.asked).toMatchObject([{ method: 'personal_sign', params: ['0x6869', bob], networkId: 'eip155:137' }])
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

  test('does not request capabilities, because the visitor would have to open the wallet', async () => {
    const { clock, channel } = await open()
    await settle(clock)
    expect(channel.asked).toEqual([])
  })

  test('FI22: does not send a transaction for a network other than the active one', async () => {
    const { session, channel } = await open()
    const sent = session.actions.sendTransaction({ to: bob, chainId: 137 })
    await expect(sent).rejects.toThrow(expect.objectContaining({ code: 'WRONG_NETWORK' }))
    expect(channel.asked).toEqual([])
    expect(await session.actions.sendTransaction({ to: bob, value: 1n })).toBe(hash)
    expect(channel.asked[0]).toMatchObject({ method: 'eth_sendTransaction', networkId: 'eip155:1' })
  })

  test.each([null, '', 'ok', {}, `0x${'ab'.repeat(600_000)}`])(
    'R37: rejects the malformed signature %#',
    async (answer) => {
      const { session, channel } = await open()
      channel.answers.personal_sign = () => answer
      await expect(session.actions.signMessage({ message: 'hi' })).rejects.toThrow(
        expect.objectContaining({ code: 'WALLET_BAD_RESULT' }),
      )
    },
  )
})

describe('networks', () => {
  test('R135: reports a switch by the page to the channel, but not a switch by the wallet', async () => {
    const { session, channel, frame } = await open()
    channel.update({ networkIds: [...channel.grant.networkIds, 'eip155:8453'] })
    await session.switchNetwork?.(base)
    expect(channel.switchCount).toBe(1)
    channel.event('chainChanged', 1, 'eip155:1')
    await frame()
    expect([session.networkId, channel.switchCount]).toEqual(['eip155:1', 1])
  })

  test('R160, R162: an update of the grant changes the available networks and actions', async () => {
    const { session, channel, events } = await open()
    channel.update({
      networkIds: [...channel.grant.networkIds, 'eip155:8453'],
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

describe('updates', () => {
  test.each([[[bob]], [[`eip155:1:${bob.toLowerCase()}`]]])(
    'puts the account that the wallet names first: %j',
    async (data) => {
      const { session, channel, frame } = await open()
      channel.event('accountsChanged', data, 'eip155:1')
      await frame()
      expect(session.accounts.map(({ address }) => address)).toEqual([bob, alice])
    },
  )

  test('follows the wallet to an approved network', async () => {
    const { session, channel, frame } = await open()
    channel.event('chainChanged', 8453, 'eip155:8453')
    channel.event('chainChanged', '0x89', 'eip155:137')
    await frame()
    expect(session.networkId).toBe('eip155:137')
  })

  test('R34, R35: after any event data, account and network are approved ones', async () => {
    const { session, channel, frame } = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('accountsChanged', 'chainChanged', 'toString'),
        fc.oneof(fc.anything(), fc.array(fc.string())),
        async (name, data) => {
          channel.event(name, data, 'eip155:1')
          await frame()
          expect(session.approvedNetworkIds).toContain(session.networkId)
          expect(session.accounts.map(({ address }) => address).sort()).toEqual([bob, alice].sort())
        },
      ),
    )
  })
})

describe('ending', () => {
  test('disconnecting closes the channel and notifies listeners of the provider', async () => {
    const { session, channel, provider } = await open()
    const codes: unknown[] = []
    provider.on?.('disconnect', (error) => codes.push((error as { code: number }).code))
    await session.disconnect()
    expect(channel.disconnectCount).toBe(1)
    expect(codes).toEqual([4900])
  })
})

describe('the provider for apps', () => {
  test('returns accounts and network without a request, switches, and emits events', async () => {
    const { provider, channel } = await open()
    const networkChanges: unknown[] = []
    provider.on?.('chainChanged', (id) => networkChanges.push(id))
    const stopped = (id: unknown) => networkChanges.push(id)
    provider.on?.('chainChanged', stopped)
    provider.removeListener?.('chainChanged', stopped)
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice, bob])
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await provider.request({ method: 'net_version' })).toBe('137')
    expect(networkChanges).toEqual(['0x89'])
    expect(channel.asked).toEqual([])
  })

  test('sends reads of the chain to the network instead of the wallet', async () => {
    const server = await startRpcServer(behave(1, { eth_blockNumber: '0x2a' }))
    const network = createNetwork(1, [server.url])
    const { provider, channel, clock } = await open(undefined, { networks: [network] })
    const block = provider.request({ method: 'eth_blockNumber' })
    await settle(clock)
    expect(await block).toBe('0x2a')
    expect(channel.asked).toEqual([])
    await server.close()
  })

  test('R218: a read on a network that the app does not have rejects with "CaipNetwork not found"', async () => {
    const optimism = createNetwork(10, [])
    const { provider, channel } = await open(undefined, { networks: [optimism] })
    channel.update({ accounts: [`eip155:137:${alice}`], networkIds: ['eip155:137'] })
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 4901,
      cause: { code: 'NETWORK_NOT_FOUND', shortMessage: 'CaipNetwork not found' },
    })
  })

  test.each([
    [{ method: 'eth_sign', params: [] }, 4200],
    [{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }, 4902],
    [{ method: 'wallet_switchEthereumChain' }, -32602],
    [undefined, -32602],
    [{ method: 'personal_sign', params: [] }, 4001],
  ])('R36: %j rejects with its EIP-1193 code', async (request, code) => {
    const { provider, channel } = await open()
    channel.answers.personal_sign = () => Promise.reject(createError(errors.USER_REJECTED))
    await expect(provider.request(request as never)).rejects.toThrow(expect.objectContaining({ code }))
  })

  test('the error of a reverted call keeps its code and data', async () => {
    const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
    const server = await startRpcServer((calls, response) => {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: calls[0]?.id, error }))
    })
    const { provider, clock } = await open(undefined, { networks: [createNetwork(1, [server.url])] })
    const rejection = expect(provider.request({ method: 'eth_call', params: [{}] })).rejects.toThrow(
      expect.objectContaining({ code: 3, data: '0x08c379a0', message: expect.stringContaining('no') }),
    )
    await settle(clock)
    await rejection
    await server.close()
  })

  test('R33: the session does not use functions that the page puts into it', async () => {
    const { provider, session } = await open()
    Reflect.set(provider, 'request', async () => '0x00')
    expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
  })
})
