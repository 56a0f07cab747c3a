import { createFakeClock, createFakePage, settle } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import type * as wagmi3 from '@wagmi/core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import {
  createConnectorOf,
  createSourceVisit,
  createSourceVisitor,
  type SourceVisit,
} from '../../test/createSourceVisit.js'
import { wagmiVersions } from '../../test/createWagmiVisit.js'

let chains: Chains
beforeAll(async () => {
  // wagmi's `injected` has a provider in pages only.
  vi.stubGlobal('window', createFakePage())
  chains = await startLocalChains()
}, 30_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return chains?.stop()
})

describe.each(wagmiVersions)('the kit follows the connections of wagmi %s', (_version, wagmi) => {
  const visit = (change?: SourceVisit) => createSourceVisit(wagmi, chains, change)

  /** Creates a connector that wagmi asks to reconnect. Its `isAuthorized` resolves with `answer`. */
  function createAsked(visitor = createSourceVisitor(chains)) {
    const answer = Promise.withResolvers<boolean>()
    const connector: wagmi3.CreateConnectorFn = (config) => ({
      ...createConnectorOf(wagmi, 'own', 'Own Wallet', visitor.wallet)(config),
      isAuthorized: () => answer.promise,
    })
    // wagmi runs one `reconnect` at a time, for all configs.
    onTestFinished(() => answer.resolve(false))
    return { visitor, connectors: [connector], answer: answer.resolve }
  }

  /** Opens a second page after the visitor has connected `own` on the first. Resolves once the restore asks wagmi. */
  async function reload(change: SourceVisit & { readonly visitor: ReturnType<typeof createSourceVisitor> }) {
    const first = visit({ visitor: change.visitor })
    await first.core.connect({ connectorId: 'own' })
    first.end()
    const world = visit(change)
    return { ...world, status: () => world.core.accounts.get('eip155').status }
  }

  async function untilIdle({ core }: Pick<ReturnType<typeof visit>, 'core'>) {
    await core.prefetch({ session: true, connect: true })
    await settle()
  }

  test.each([true, false])('stays connected while wagmi reconnects, and ends without it: %s', async (isAuthorized) => {
    const clock = createFakeClock()
    const { answer, visitor, connectors } = createAsked()
    const other = createConnectorOf(wagmi, 'other', 'Other', visitor.otherWallet)
    const { core, config } = visit({
      visitor,
      connectors: [...connectors, other],
      features: { multiWallet: true },
      clock,
    })
    const open = () => core.accounts.connections('eip155').map(({ connectorId }) => connectorId)
    await core.connect({ connectorId: 'own' })
    await core.connect({ connectorId: 'other' })
    // `WagmiProvider` does this at each render. wagmi first restores `other`, and has no `own` meanwhile.
    const reconnected = wagmi.reconnect(config)
    await clock.advance(100)
    expect([open(), config.state.connections.size, config.state.status]).toEqual([['own', 'other'], 1, 'reconnecting'])
    expect(await core.actions('eip155')?.signMessage({ message: 'Hello' })).toMatch(/^0x/)
    answer(isAuthorized)
    await reconnected
    await clock.advance(100)
    expect(open()).toEqual(isAuthorized ? ['own', 'other'] : ['other'])
  })

  test.each([true, false])('follows the end of a reconnect of the only wallet: %s', async (isAuthorized) => {
    const clock = createFakeClock()
    const { answer, ...asked } = createAsked()
    const { core, config, shown } = visit({ ...asked, clock })
    await core.connect({ connectorId: 'own' })
    const reconnected = wagmi.reconnect(config)
    await clock.advance(100)
    expect([shown()?.[0], config.state.status]).toEqual(['own', 'reconnecting'])
    answer(isAuthorized)
    await reconnected
    await clock.advance(100)
    expect([shown()?.[0], config.state.status]).toEqual(
      isAuthorized ? ['own', 'connected'] : [undefined, 'disconnected'],
    )
  })

  test('asks the wallet once if the app connects and disconnects at once', async () => {
    const world = visit()
    await wagmi.connect(world.config, { connector: world.own })
    await wagmi.disconnect(world.config)
    await untilIdle(world)
    expect(world.prompts()[0]).toHaveLength(1)
    expect([world.shown(), world.account().status]).toEqual([undefined, 'disconnected'])
    await world.core.connect({ connectorId: 'own' })
    expect(world.account().status).toBe('connected')
  })

  test('tells connectors with the same id apart, also after a reload', async () => {
    const visitor = createSourceVisitor(chains)
    const { wallet, otherWallet } = visitor
    const connectors = [
      createConnectorOf(wagmi, 'walletConnect', 'One', wallet),
      createConnectorOf(wagmi, 'walletConnect', 'Two', otherWallet),
    ]
    const first = visit({ visitor, connectors })
    const { core, config, other } = first
    if (!other) expect.unreachable()
    expect((await core.discover()).map(({ id, name }) => [id, name])).toEqual([
      ['walletConnect', 'One'],
      ['walletConnect-2', 'Two'],
    ])
    await wagmi.connect(config, { connector: other })
    await expect.poll(() => first.shown()?.slice(0, 2)).toEqual(['walletConnect-2', otherWallet.addresses[0]])
    expect(first.prompts().map(({ length }) => length)).toEqual([0, 1])
    first.end()
    const second = visit({ visitor, connectors })
    await wagmi.reconnect(second.config)
    await expect.poll(() => second.shown()?.slice(0, 2)).toEqual(['walletConnect-2', otherWallet.addresses[0]])
    expect(second.prompts().map(({ length }) => length)).toEqual([0, 1])
  })

  test('shows a connector that the config does not list, while it is connected', async () => {
    const { core, config, shown, account } = visit()
    const extra = createRealWallet(chains, { firstAccount: 5 })
    await wagmi.connect(config, { connector: createConnectorOf(wagmi, 'extra', 'Extra', extra) })
    await expect.poll(() => shown()?.slice(0, 2)).toEqual(['extra', extra.addresses[0]])
    const names = async () => (await core.discover()).map(({ name }) => name)
    expect(await names()).toEqual(['Own Wallet', 'Other', 'Extra'])
    await core.disconnect()
    expect(account().status).toBe('disconnected')
    await expect.poll(names).toEqual(['Own Wallet', 'Other'])
  })

  test('a restore waits for the first reconnect of wagmi', async () => {
    const world = await reload({ visitor: createSourceVisitor(chains) })
    await untilIdle(world)
    expect(world.status()).toBe('connecting')
    await wagmi.reconnect(world.config)
    await expect.poll(() => world.shown()?.[0]).toBe('own')
  })

  test('a restore waits while wagmi reconnects without a storage', async () => {
    const { answer, ...asked } = createAsked()
    const world = await reload({ ...asked, isStored: false })
    void wagmi.reconnect(world.config)
    expect(world.config.state.status).toBe('connecting')
    await untilIdle(world)
    expect(world.status()).toBe('connecting')
    answer(true)
    await expect.poll(() => world.shown()?.[0]).toBe('own')
  })

  test('a restore ends after 5 seconds if wagmi does not reconnect', async () => {
    const clock = createFakeClock()
    const world = await reload({ visitor: createSourceVisitor(chains), clock })
    await world.core.prefetch({ session: true })
    await clock.advance(4_999)
    expect(world.status()).toBe('connecting')
    await clock.advance(1)
    expect(world.status()).toBe('disconnected')
    await wagmi.reconnect(world.config)
    await expect.poll(() => world.shown()?.[0]).toBe('own')
  })

  test.each([
    ['network', 'WRONG_NETWORK'],
    ['account', 'ACCOUNT_CHANGED'],
  ])('sends nothing after the wallet changed its %s without an event', async (changed, code) => {
    const wallet = createRealWallet(chains, { quirks: { changesSilently: true } })
    const { core } = visit({ visitor: { ...createSourceVisitor(chains), wallet } })
    await core.connect({ connectorId: 'own' })
    if (changed === 'network') wallet.control.selectChain(31_338)
    else wallet.control.shareAccounts([1])
    await expect(
      core.actions('eip155')?.sendTransaction({ to: wallet.addresses[2] ?? '', value: 1n }),
    ).rejects.toMatchObject({ code })
    expect(wallet.control.requests('eth_sendTransaction')).toEqual([])
  })

  test('a switch between several wallets reaches both sides', async () => {
    const { core, config, own, other, account, shown } = visit({ features: { multiWallet: true } })
    if (!other) expect.unreachable()
    await core.connect({ connectorId: 'own' })
    await core.connect({ connectorId: 'other' })
    expect(account().connector?.id).toBe('other')
    await core.switchConnection({ connectorId: 'own' })
    await expect.poll(() => account().connector?.uid).toBe(own.uid)
    await wagmi.switchAccount(config, { connector: other })
    await expect.poll(() => shown()?.[0]).toBe('other')
    expect(account().connector?.id).toBe('other')
  })
})
