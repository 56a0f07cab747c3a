import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import type {
  AccountType,
  AdapterFactory,
  ChainNamespace,
  Network,
  RemoteChannel,
  Session,
  SessionEvent,
} from '@latchkey/common'
import { createCore } from '@latchkey/core'
import {
  codeOf,
  createAdapterContext,
  createFakeLogger,
  createFakeStorage,
  createFrameWallet,
  openFrameChannels,
} from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  bitcoin,
  bitcoinTestnet,
  mainnet,
  polkadot,
  sepolia,
  solana,
  solanaDevnet,
  westend,
} from '../src/exports/networks.js'
import { createCoreState } from '../src/state/createCoreState.js'

type Case = {
  readonly adapter: AdapterFactory
  readonly networks: readonly [Network, Network]
  readonly signMethod: string
  /** An account type that the wallet can state for its first account, and the type if it states none. */
  readonly types: readonly [stated: AccountType, usual: AccountType]
}

const cases: Readonly<Record<ChainNamespace, Case>> = {
  eip155: {
    adapter: createEip155Adapter(),
    networks: [mainnet, sepolia],
    signMethod: 'personal_sign',
    types: ['smartAccount', 'eoa'],
  },
  solana: {
    adapter: createSolanaAdapter(),
    networks: [solana, solanaDevnet],
    signMethod: 'solana_signMessage',
    types: ['smartAccount', 'eoa'],
  },
  polkadot: {
    adapter: createPolkadotAdapter(),
    networks: [polkadot, westend],
    signMethod: 'polkadot_signMessage',
    types: ['smartAccount', 'eoa'],
  },
  bip122: {
    adapter: createBip122Adapter(),
    networks: [bitcoin, bitcoinTestnet],
    signMethod: 'signMessage',
    types: ['ordinal', 'payment'],
  },
}
const connector = { id: 'auth', type: 'AUTH' } as const
const visitor = {
  user: { username: 'alice', email: 'alice@example.com' },
  social: 'google',
  isSmartAccountDeployed: true,
} as const
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Opens the channel of a wallet at the other end of a message port. */
async function openChannel(namespace: ChainNamespace) {
  const { port1, port2 } = new MessageChannel()
  const wallet = createFrameWallet(port1, { networks: Object.values(cases).flatMap((one) => one.networks) })
  const channels = await openFrameChannels(port2, connector)
  closing.push(() => {
    port1.close()
    port2.close()
  })
  return { wallet, channel: channels.get(namespace) ?? expect.unreachable() }
}

/** Opens a session with a wallet at the other end of a message port. */
async function open(namespace: ChainNamespace) {
  const { adapter: factory, networks } = cases[namespace]
  const { wallet, channel } = await openChannel(namespace)
  const adapter = await factory.create(createAdapterContext({ networks }))
  closing.push(adapter.destroy)
  const session = (await adapter.openRemote?.(channel)) ?? expect.unreachable()
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { wallet, session, events }
}

/** Connects a core to a wallet in a frame, as an embedded wallet does. */
async function connect(namespace: ChainNamespace) {
  const { adapter: factory, networks } = cases[namespace]
  const { wallet, channel } = await openChannel(namespace)
  const core = createCore(
    { projectId: 'test', networks, adapters: [withFrame(factory, channel)], services: { relay: false } },
    {
      ports: {
        storage: createFakeStorage(),
        logger: createFakeLogger(),
        fetch: () => Promise.reject(new Error('No network here.')),
      },
    },
  )
  closing.push(core.destroy)
  await core.connect({ namespace, connectorId: connector.id })
  const state = createCoreState(core)
  const account = () => state.read('account', namespace)
  return { wallet, core, account, address: account().address ?? expect.unreachable() }
}

function withFrame(factory: AdapterFactory, channel: RemoteChannel): AdapterFactory {
  return {
    namespace: factory.namespace,
    async create(context) {
      const adapter = await factory.create(context)
      const { openRemote = expect.unreachable() } = adapter
      return {
        ...adapter,
        discover(onChange) {
          const open = (request?: Parameters<typeof openRemote>[1]) => openRemote(channel, request)
          onChange([{ ...connector, name: 'Frame Wallet', chain: factory.namespace, connect: open }])
          return () => undefined
        },
      }
    },
  }
}

const sign = ({ actions }: Session) => codeOf(actions.signMessage?.({ message: 'Hello' }))

describe.each(Object.keys(cases) as ChainNamespace[])('%s: a session with a wallet in a frame', (namespace) => {
  const {
    networks,
    signMethod,
    types: [stated, usual],
  } = cases[namespace]
  const [here, there] = networks

  test('belongs to the connector of the frame, and signs', async () => {
    const { session, wallet } = await open(namespace)
    expect(session).toMatchObject({
      namespace,
      connectorId: 'auth',
      connectorType: 'AUTH',
      networkId: here.caipNetworkId,
      supportsAllNetworks: false,
    })
    expect(session.wallet.name).toBe('Frame Wallet')
    expect(session.approvedNetworkIds).toEqual(networks.map(({ caipNetworkId }) => caipNetworkId))
    expect(await sign(session)).toEqual({ resolved: expect.stringMatching(/.{64}/) })
    expect(wallet.control.requests(signMethod)).toHaveLength(1)
  })

  test('passes on a rejection, and switches the network without a request', async () => {
    const { session, wallet } = await open(namespace)
    wallet.control.reject(signMethod)
    expect(await sign(session)).toBe('USER_REJECTED')
    await session.switchNetwork?.(there)
    expect(session.networkId).toBe(there.caipNetworkId)
    expect(await sign(session)).toEqual({ resolved: expect.any(String) })
  })

  test("follows changes of the wallet's accounts, and ends when the wallet disconnects", async () => {
    const { session, wallet, events } = await open(namespace)
    const [first] = session.accounts
    wallet.setAccounts(namespace, [1])
    await expect.poll(() => session.accounts[0]?.address).not.toBe(first?.address)
    wallet.end(namespace)
    await expect.poll(() => events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
    expect(await sign(session)).toBe('NOT_CONNECTED')
  })

  test('shows the types that the wallet states for its accounts, and ignores others', async () => {
    const { session, wallet } = await open(namespace)
    const typeOf = (address: string) => session.accounts.find((account) => account.address === address)?.type
    const { address } = session.accounts[0] ?? expect.unreachable()
    expect(typeOf(address)).toBe(usual)
    wallet.setAccountTypes(namespace, { [address]: stated })
    await expect.poll(() => typeOf(address)).toBe(stated)
    wallet.setAccountTypes(namespace, { [address]: stated === 'ordinal' ? 'eoa' : 'ordinal' })
    await expect.poll(() => session.accounts[0]?.type).toBe(usual)
  })

  test('has the wallet data of the channel, and reports a change once', async () => {
    const { session, wallet, events } = await open(namespace)
    expect(session.wallet).toEqual({ name: 'Frame Wallet', identifier: 'frame.example' })
    wallet.setVisitor(visitor)
    await expect.poll(() => events.filter(({ type }) => type === 'walletChanged')).toHaveLength(1)
    expect(session.wallet).toEqual({ name: 'Frame Wallet', identifier: 'frame.example', ...visitor })
    wallet.setAccounts(namespace, [1])
    await expect.poll(() => events.some(({ type }) => type === 'accountsChanged')).toBe(true)
    expect(events.filter(({ type }) => type === 'walletChanged')).toHaveLength(1)
  })

  test('updates the account of the hooks after the visitor logged in', async () => {
    const { account, core, wallet } = await connect(namespace)
    expect(account()).toMatchObject({ isConnected: true, embeddedWalletInfo: undefined })
    wallet.setVisitor(visitor)
    await expect
      .poll(() => account().embeddedWalletInfo)
      .toEqual({ user: visitor.user, authProvider: 'google', accountType: usual, isSmartAccountDeployed: true })
    expect(core.accounts.getConnected(namespace)?.wallet).not.toHaveProperty('user')
    wallet.setVisitor({ user: { email: 'bob@example.com' }, social: '', isSmartAccountDeployed: false })
    await expect.poll(() => account().embeddedWalletInfo).toMatchObject({ authProvider: 'email' })
  })

  test('notifies the wallet when the page disconnects', async () => {
    const { session, wallet } = await open(namespace)
    await session.disconnect()
    await expect.poll(() => wallet.disconnected()).toEqual([namespace])
  })
})
