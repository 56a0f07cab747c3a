import { startLocalChains } from '@latchkey/testing/node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import {
  createTestSiwx,
  createWagmiVisit,
  type OpenedVisit,
  type WagmiVisit,
  wagmiVersions,
} from '../../test/createWagmiVisit.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

describe.each(wagmiVersions)('wagmi %s', (_version, wagmi) => {
  const visit = (parameters?: WagmiVisit): OpenedVisit => createWagmiVisit(wagmi, chains, parameters)

  /** Connects a wallet, and returns the visit after its page was closed. */
  async function visitBefore(parameters?: WagmiVisit): Promise<OpenedVisit> {
    const first = visit(parameters)
    await first.core.connect({ connectorId: first.connectorId })
    return first
  }

  /** Records the states of both sides that React would render: those at the end of the task of each change. */
  function recordBoth({ core, config, account }: OpenedVisit) {
    const seen: string[] = []
    const look = () => {
      const { status, addresses } = account()
      const kit = core.accounts.get('eip155')
      const kitCount = kit.status === 'connected' ? kit.allAccounts.length : 0
      const both = `kit ${kit.status} ${kitCount}, wagmi ${status} ${addresses?.length ?? 0}`
      if (seen.at(-1) !== both) seen.push(both)
    }
    look()
    const stop = config.subscribe(
      () => account(),
      () => queueMicrotask(look),
    )
    onTestFinished(stop)
    return seen
  }

  test('a reload connects both sides in the same task, with all accounts', async () => {
    const first = visit()
    first.wallet.control.shareAccounts([0, 1])
    await first.core.connect({ connectorId: first.connectorId })
    first.end()
    const world = visit(first)
    const seen = recordBoth(world)
    await wagmi.reconnect(world.config)
    expect(seen).toEqual(['kit connecting 0, wagmi connecting 0', 'kit connected 2, wagmi connected 2'])
  })

  test('a page without reconnect() of wagmi is never disconnected during the restore', async () => {
    const first = await visitBefore()
    first.end()
    const world = visit(first)
    const seen = recordBoth(world)
    await world.core.ready
    expect(seen).toEqual(['kit connecting 0, wagmi connecting 0', 'kit connected 1, wagmi connected 1'])
  })

  test('wagmi connects while the wallet is asked, and the first connection is no reconnection', async () => {
    const { core, config, account, wallet, connectorId } = visit()
    const seen: string[] = []
    wagmi.watchAccount(config, { onChange: ({ status }) => seen.push(status) })
    wallet.control.reject('eth_requestAccounts')
    await expect(core.connect({ connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(account().status).toBe('disconnected')
    await core.connect({ connectorId })
    expect(seen).toEqual(['connecting', 'disconnected', 'connecting', 'connected'])
  })

  test('a chain that the visitor selects in the wallet reaches every value at once, and stays over a reload', async () => {
    const first = await visitBefore()
    const { config, account, wallet } = first
    const pairs: unknown[] = []
    const look = () => pairs.push([account().chainId, wagmi.getChainId(config)])
    const stop = config.subscribe(
      () => config.state,
      () => queueMicrotask(look),
    )
    wallet.control.selectChain(31_338)
    await expect.poll(() => account().chainId).toBe(31_338)
    stop()
    expect(pairs).not.toEqual([])
    expect(new Set(pairs.map(String))).toEqual(new Set(['31338,31338']))
    first.end()
    const again = visit(first)
    await wagmi.reconnect(again.config)
    expect([again.account().chainId, wagmi.getChainId(again.config)]).toEqual([31_338, 31_338])
    expect(again.core.networks.get('eip155').active?.id).toBe(31_338)
  })

  test('disconnect() of wagmi during the restore ends the connection, also after another reload', async () => {
    const first = await visitBefore()
    first.end()
    const second = visit(first)
    const reconnecting = wagmi.reconnect(second.config)
    await wagmi.disconnect(second.config, { connector: second.connector })
    await reconnecting
    expect([second.account().status, second.core.accounts.get('eip155').status]).toEqual([
      'disconnected',
      'disconnected',
    ])
    second.end()
    const third = visit(second)
    await wagmi.reconnect(third.config)
    await third.core.ready
    expect([third.account().status, third.core.accounts.get('eip155').status]).toEqual(['disconnected', 'disconnected'])
  })

  test('after a reload, a required sign-in asks again only once wagmi has disconnected', async () => {
    const first = visit({ siwx: createTestSiwx() })
    const connecting = first.core.connect({ connectorId: first.connectorId })
    await expect.poll(() => first.core.signIn.get('eip155')?.status).toBe('signedOut')
    await first.core.signIn.sign('eip155')
    await connecting
    first.end()
    first.wallet.control.clearRequests()
    const world = visit(first)
    const { core, config, account, wallet, connectorId } = world
    const seen = recordBoth(world)
    const order: string[] = []
    wagmi.watchAccount(config, { onChange: ({ status }) => order.push(status) })
    await wagmi.reconnect(config)
    await expect.poll(() => account().status).toBe('connected')
    // It counts as a reconnection, although wagmi's `reconnect` ended before the sign-in was read.
    expect(order.slice(-2)).toEqual(['reconnecting', 'connected'])
    expect(seen).toEqual(['kit connecting 0, wagmi connecting 0', 'kit connected 1, wagmi connected 1'])
    expect(wallet.control.requests('personal_sign')).toEqual([])
    await wagmi.disconnect(config)
    const again = core.connect({ connectorId })
    await expect.poll(() => core.signIn.get('eip155')?.status).toBe('signedOut')
    expect(account()).toMatchObject({ status: 'connecting', address: undefined })
    await core.signIn.sign('eip155')
    await again
    expect(account().status).toBe('connected')
    expect(wallet.control.requests('personal_sign')).toHaveLength(1)
  })

  test('several calls of connect() show one prompt, and connect() while connected shows none', async () => {
    const { core, config, connector, wallet, account, connectorId } = visit()
    const entered: Promise<unknown>[] = []
    wagmi.watchAccount(config, {
      onChange: ({ status }) => {
        if (status === 'disconnected') return
        entered.push(wagmi.connect(config, { connector }).catch(({ name }: Error) => name))
      },
    })
    const calls = [wagmi.connect(config, { connector }), wagmi.connect(config, { connector })]
    await expect.poll(() => core.modal.state.open).toBe(true)
    await core.connect({ connectorId })
    const [address] = wallet.addresses
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ accounts: [address], chainId: 31_337 })))
    expect(await Promise.all(entered)).toEqual([
      { accounts: [address], chainId: 31_337 },
      'ConnectorAlreadyConnectedError',
    ])
    expect(wallet.control.requests('eth_requestAccounts')).toHaveLength(1)
    core.close()
    await expect(wagmi.connect(config, { connector })).rejects.toMatchObject({ name: 'ConnectorAlreadyConnectedError' })
    expect([account().status, core.modal.state.open]).toEqual(['connected', false])
  })

  describe('networks that the app adds later', () => {
    const second = () => chains.second.network
    const ids = (config: OpenedVisit['config']) => config.chains.map(({ id }) => id)

    test('are usable in wagmi', async () => {
      const { core, config, account, connectorId } = visit({ networks: [chains.local.network] })
      const heard: unknown[] = []
      config._internal.chains.subscribe((next) => heard.push(next.map(({ id }) => id)))
      await core.connect({ connectorId })
      await expect(wagmi.switchChain(config, { chainId: 31_338 })).rejects.toThrow('is not in `networks`')
      await core.addNetwork('eip155', second())
      expect(ids(config)).toEqual([31_337, 31_338])
      expect(heard).toEqual([[31_337, 31_338]])
      // The app's own chain keeps its identity.
      expect(config.chains[0]).toBe(chains.local.network)
      expect((await wagmi.switchChain(config, { chainId: 31_338 })).id).toBe(31_338)
      expect(account().chain?.name).toBe(second().name)
      expect(wagmi.getChainId(config)).toBe(31_338)
      expect(await config.getClient().request({ method: 'eth_chainId' })).toBe('0x7a6a')
      expect(await wagmi.signMessage(config, { message: 'There' })).toMatch(/^0x/)
    })

    test('get the transport that the app set', async () => {
      const asked: string[] = []
      const transport = wagmi.custom({
        request: async ({ method }: { method: string }) => {
          asked.push(method)
          return '0x1'
        },
      })
      const { core, config } = visit({
        networks: [chains.local.network],
        adapterOptions: { transports: { 31338: transport } },
      })
      await core.addNetwork('eip155', second())
      expect(await wagmi.getBlockNumber(config, { chainId: 31_338 })).toBe(1n)
      expect(asked).toEqual(['eth_blockNumber'])
    })

    test('give the wallet that is already on them a chain', async () => {
      const { core, config, account, wallet, connectorId } = visit({ networks: [chains.local.network] })
      await core.connect({ connectorId })
      wallet.control.selectChain(31_338)
      await expect.poll(() => account().chainId).toBe(31_338)
      const seen: unknown[] = []
      wagmi.watchAccount(config, { onChange: ({ chain }) => seen.push(chain?.id) })
      await core.addNetwork('eip155', second())
      expect([seen, wagmi.getChainId(config)]).toEqual([[31_338], 31_338])
    })

    test('leave the chain of the config alone if it does not follow the wallet', async () => {
      const { core, config, wallet, account, connectorId } = visit({
        networks: [chains.local.network],
        adapterOptions: { syncConnectedChain: false },
      })
      await core.connect({ connectorId })
      wallet.control.selectChain(31_338)
      await expect.poll(() => account().chainId).toBe(31_338)
      await core.addNetwork('eip155', second())
      expect([account().chain?.id, wagmi.getChainId(config)]).toEqual([31_338, 31_337])
    })

    test('can be removed, but not the last one', async () => {
      const { core, config, connectorId } = visit()
      await core.connect({ connectorId })
      await core.switchNetwork(31_338)
      await core.removeNetwork('eip155', 31_338)
      expect([ids(config), wagmi.getChainId(config)]).toEqual([[31_337], 31_337])
      await core.removeNetwork('eip155', 31_337)
      expect(ids(config)).toEqual([31_337])
    })

    test('of other namespaces change nothing', async () => {
      const { core, config } = visit()
      const before = config.chains
      await expect(core.addNetwork('solana', second())).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
      core.networks.setActive(second())
      expect(config.chains).toBe(before)
    })
  })
})
