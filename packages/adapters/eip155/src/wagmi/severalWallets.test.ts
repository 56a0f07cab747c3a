import { settle } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import fc from 'fast-check'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import { createTestSiwx, createWagmiVisit, type WagmiVisit, wagmiVersions } from '../../test/createWagmiVisit.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

describe.each(wagmiVersions)('several wallets of the kit in wagmi %s', (_version, wagmi) => {
  /** Opens a page with three wallets. */
  function visit(change: WagmiVisit = {}) {
    const given = ['two', 'three'].map((name, index) =>
      createRealWallet(chains, { name, rdns: `org.example.${name}`, firstAccount: index + 3 }),
    )
    const { others = given } = change
    const world = createWagmiVisit(wagmi, chains, { features: { multiWallet: true }, ...change, others })
    const { core, config, wallet } = world
    const wallets = [wallet, ...others]
    const connect = async (index: number) => core.connect({ connectorId: wallets[index]?.rdns })
    const addressOf = (index: number) => wallets[index]?.addresses[0] as `0x${string}`
    const connectorOf = (index: number) =>
      wagmi.getConnections(config).find(({ accounts }) => accounts[0] === addressOf(index))?.connector ??
      expect.unreachable(`wagmi has no connection of ${index}`)
    /** The active address and the connections of each side. */
    const both = () => {
      const kit = core.accounts.connections('eip155')
      const shown = core.accounts.getConnected('eip155')
      return {
        kit: [shown?.address, kit.map(({ address, caipNetworkId }) => `${address} ${caipNetworkId}`).sort()],
        wagmi: [
          wagmi.getAccount(config).address,
          wagmi
            .getConnections(config)
            .map(({ accounts, chainId }) => `${accounts[0]} eip155:${chainId}`)
            .sort(),
        ],
      }
    }
    /** Fails unless both sides agree. Returns the active address. */
    function agreed() {
      const { kit, wagmi: own } = both()
      expect(own).toEqual(kit)
      return kit[0]
    }
    return { ...world, wallets, connect, addressOf, connectorOf, agreed, both }
  }

  test('lists each wallet with its name, and has the same active one as the kit', async () => {
    const { config, core, connect, addressOf, agreed, wallets } = visit()
    await connect(0)
    await connect(1)
    expect(agreed()).toBe(addressOf(1))
    const names = () => wagmi.getConnections(config).map(({ connector }) => connector.name)
    expect(names()).toEqual(['Real Wallet', 'two'])
    expect(wagmi.getConnectors(config).map(({ id }) => id)).toEqual(['latchkey', 'latchkey-2'])
    expect(wagmi.getAccount(config).connector?.icon).toBe(wallets[1]?.icon)
    await core.switchConnection({ connectorId: wallets[0]?.rdns ?? '' })
    expect(agreed()).toBe(addressOf(0))
  })

  test('switchConnection() of wagmi switches the wallet of the kit and of its actions', async () => {
    const { config, core, connect, addressOf, connectorOf, agreed } = visit()
    for (const index of [0, 1, 2]) await connect(index)
    const switched = await wagmi.switchAccount(config, { connector: connectorOf(0) })
    expect(switched.accounts[0]).toBe(addressOf(0))
    expect(agreed()).toBe(addressOf(0))
    const { signature } = await core.signText('eip155', 'Kit')
    expect(await verifyMessage({ address: addressOf(0), message: 'Kit', signature: signature as `0x${string}` })).toBe(
      true,
    )
    await wagmi.connect(config, { connector: connectorOf(2) })
    expect(agreed()).toBe(addressOf(2))
  })

  test('an inactive wallet signs, and switches its own network', async () => {
    const { config, connect, addressOf, connectorOf, agreed, both } = visit()
    await connect(0)
    await connect(1)
    const connector = connectorOf(0)
    const signature = await wagmi.signMessage(config, { connector, account: addressOf(0), message: 'Hidden' })
    expect(await verifyMessage({ address: addressOf(0), message: 'Hidden', signature })).toBe(true)
    await wagmi.switchChain(config, { connector, chainId: 31_338 })
    await expect.poll(() => both().wagmi[1]).toContain(`${addressOf(0)} eip155:31338`)
    expect(agreed()).toBe(addressOf(1))
    expect(wagmi.getChainId(config)).toBe(31_337)
  })

  test('follows the accounts of an inactive wallet', async () => {
    const { wallet, connect, addressOf, agreed, both } = visit()
    await connect(0)
    await connect(1)
    wallet.control.shareAccounts([1])
    await expect.poll(() => both().wagmi[1]).toContain(`${wallet.addresses[1]} eip155:31337`)
    expect(agreed()).toBe(addressOf(1))
  })

  test('disconnects one wallet, and another one becomes active', async () => {
    const { config, core, connect, addressOf, connectorOf, agreed } = visit()
    for (const index of [0, 1, 2]) await connect(index)
    await wagmi.disconnect(config, { connector: connectorOf(0) })
    expect([agreed(), wagmi.getConnections(config).length]).toEqual([addressOf(2), 2])
    await wagmi.disconnect(config)
    expect([agreed(), wagmi.getConnections(config).length]).toEqual([addressOf(1), 1])
    await connect(0)
    expect(agreed()).toBe(addressOf(0))
    await core.disconnect()
    expect([agreed(), wagmi.getAccount(config).status]).toEqual([undefined, 'disconnected'])
    expect(wagmi.getConnectors(config)).toHaveLength(1)
  })

  test('a reload restores every wallet, with the same one active', async () => {
    const first = visit()
    for (const index of [0, 1, 2]) await first.connect(index)
    await wagmi.switchAccount(first.config, { connector: first.connectorOf(1) })
    await first.core.switchNetwork(31_338)
    first.end()
    const { config, core, addressOf, connectorOf, agreed, wallets } = visit(first)
    for (const { control } of wallets) control.clearRequests()
    const seen = new Set<unknown>()
    wagmi.watchAccount(config, { onChange: ({ address }) => seen.add(address) })
    await wagmi.reconnect(config)
    await core.ready
    expect(agreed()).toBe(addressOf(1))
    expect(wagmi.getConnections(config)).toHaveLength(3)
    expect([...seen]).toEqual([undefined, addressOf(1)])
    expect(wallets.flatMap(({ control }) => control.requests('eth_requestAccounts'))).toEqual([])
    expect(await connectorOf(0).getChainId()).toBe(31_337)
    expect(await connectorOf(1).getChainId()).toBe(31_338)
  })

  test('with a required sign-in, a wallet becomes active in wagmi after its signature', async () => {
    const siwx = createTestSiwx()
    const first = visit({ siwx })
    const { core, connect, addressOf } = first
    for (const index of [0, 1]) {
      const connecting = connect(index)
      await expect.poll(() => core.modal.state.open).toBe(true)
      await core.signIn.sign('eip155')
      await connecting
    }
    first.end()
    // The sessions of the first visit have ended, so each wallet signs again when it becomes active.
    const { config, ...world } = visit({ ...first, siwx: createTestSiwx() })
    expect(wagmi.getAccount(config).isConnected).toBe(false)
    await world.core.ready
    expect(wagmi.getConnections(config)).toEqual([])
    await world.core.signIn.sign('eip155')
    await expect.poll(() => wagmi.getAccount(config).address).toBe(addressOf(1))
    await wagmi.switchAccount(config, { connector: world.connectorOf(0) })
    await expect.poll(() => world.core.modal.state.open).toBe(true)
    expect(world.agreed()).toBe(addressOf(1))
    await world.core.signIn.sign('eip155')
    await expect.poll(() => wagmi.getAccount(config).address).toBe(addressOf(0))
    expect(world.agreed()).toBe(addressOf(0))
  })

  test('property: after any sequence of actions, the kit and wagmi list the same connections', async () => {
    const actions = [
      'connect',
      'switch in the kit',
      'switch in wagmi',
      'connect in wagmi',
      'disconnect in the kit',
      'disconnect in wagmi',
      'share one account',
      'share two accounts',
      'select the first network',
      'select the second network',
      'switch the network in wagmi',
      'reload',
    ] as const
    const step = fc.record({ action: fc.constantFrom(...actions), index: fc.nat(2), isAwaited: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        let world = visit()
        const run = async (action: (typeof actions)[number], index: number) => {
          const { core, config, wallets } = world
          const { rdns = '', control } = wallets[index] ?? expect.unreachable()
          const connector = wagmi.getConnections(config)[index]?.connector
          if (action === 'connect') await core.connect({ connectorId: rdns })
          else if (action === 'switch in the kit') await core.switchConnection({ connectorId: rdns })
          else if (action === 'switch in wagmi') connector && (await wagmi.switchAccount(config, { connector }))
          else if (action === 'connect in wagmi') connector && (await wagmi.connect(config, { connector }))
          else if (action === 'disconnect in the kit') await core.disconnect({ connectorId: rdns })
          else if (action === 'disconnect in wagmi') connector && (await wagmi.disconnect(config, { connector }))
          else if (action === 'share one account') control.shareAccounts([0])
          else if (action === 'share two accounts') control.shareAccounts([1, 0])
          else if (action === 'select the first network') control.selectChain(31_337)
          else if (action === 'select the second network') control.selectChain(31_338)
          else if (action === 'switch the network in wagmi')
            connector && (await wagmi.switchChain(config, { connector, chainId: 31_338 }))
          else {
            world.end()
            world = visit(world)
            await wagmi.reconnect(world.config)
          }
        }
        for (const { action, index, isAwaited } of steps) {
          // Requests that are declined, replaced or impossible reject.
          const done = run(action, index).catch(() => undefined)
          if (isAwaited || action === 'reload') await Promise.race([done, settle()])
        }
        await expect.poll(() => world.agreed()).toSatisfy(() => true)
        await settle()
        world.agreed()
        world.end()
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  test('the connector of a wallet that is no longer connected does nothing with another wallet', async () => {
    const { config, core, connector, connect, addressOf, agreed, wallets } = visit()
    await connect(0)
    await connect(1)
    await core.disconnect({ connectorId: wallets[0]?.rdns ?? '' })
    const [, two] = wallets
    two?.control.clearRequests()
    await wagmi.disconnect(config, { connector })
    await expect(wagmi.signMessage(config, { connector, message: 'Hello' })).rejects.toThrow()
    await expect(wagmi.connect(config, { connector })).rejects.toThrow('open the modal')
    expect(agreed()).toBe(addressOf(1))
    expect(wagmi.getConnectors(config).map(({ name }) => name)).toEqual(['Latchkey', 'two'])
    expect(two?.control.requests('personal_sign')).toEqual([])
    await core.disconnect()
    await connect(0)
    expect(wagmi.getAccount(config).connector?.uid).toBe(connector.uid)
  })

  test('without the feature, a new wallet replaces the connection without a disconnect, with a connector of its own', async () => {
    const { config, connect, addressOf, agreed } = visit({ features: undefined })
    await connect(0)
    const [before] = wagmi.getConnections(config)
    const seen: unknown[] = []
    wagmi.watchAccount(config, { onChange: ({ status, address }) => seen.push([status, address]) })
    await connect(1)
    expect(agreed()).toBe(addressOf(1))
    expect(seen).toEqual([['connected', addressOf(1)]])
    // wagmi keeps the client of a connector, so the same connector would sign with the earlier wallet.
    const [after, ...others] = wagmi.getConnections(config)
    expect(others).toEqual([])
    expect(after?.connector.uid).not.toBe(before?.connector.uid)
    expect(after?.connector.name).toBe('two')
  })
})
