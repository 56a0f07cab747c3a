import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import type { AdapterFactory, ChainNamespace, Network, Session, SessionEvent } from '@latchkey/common'
import { codeOf, createAdapterContext, createFrameWallet, openFrameChannels } from '@latchkey/testing'
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

type Case = {
  readonly adapter: AdapterFactory
  readonly networks: readonly [Network, Network]
  readonly signMethod: string
}

const cases: Readonly<Record<ChainNamespace, Case>> = {
  eip155: { adapter: createEip155Adapter(), networks: [mainnet, sepolia], signMethod: 'personal_sign' },
  solana: { adapter: createSolanaAdapter(), networks: [solana, solanaDevnet], signMethod: 'solana_signMessage' },
  polkadot: { adapter: createPolkadotAdapter(), networks: [polkadot, westend], signMethod: 'polkadot_signMessage' },
  bip122: { adapter: createBip122Adapter(), networks: [bitcoin, bitcoinTestnet], signMethod: 'signMessage' },
}
const connector = { id: 'auth', type: 'AUTH' } as const
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Opens a session with a wallet that signs at the other end of a port. */
async function open(namespace: ChainNamespace) {
  const { adapter: factory, networks } = cases[namespace]
  const { port1, port2 } = new MessageChannel()
  const wallet = createFrameWallet(port1, { networks: Object.values(cases).flatMap((one) => one.networks) })
  const channels = await openFrameChannels(port2, connector)
  const adapter = await factory.create(createAdapterContext({ networks }))
  closing.push(() => {
    adapter.destroy()
    port1.close()
    port2.close()
  })
  const channel = channels.get(namespace) ?? expect.unreachable()
  const session = (await adapter.openRemote?.(channel)) ?? expect.unreachable()
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { wallet, session, events }
}

const sign = ({ actions }: Session) => codeOf(actions.signMessage?.({ message: 'Hello' }))

describe.each(Object.keys(cases) as ChainNamespace[])('%s: a session with a wallet in a frame', (namespace) => {
  const { networks, signMethod } = cases[namespace]
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

  test('follows the wallet to other accounts, and ends with it', async () => {
    const { session, wallet, events } = await open(namespace)
    const [first] = session.accounts
    wallet.setAccounts(namespace, [1])
    await expect.poll(() => session.accounts[0]?.address).not.toBe(first?.address)
    wallet.end(namespace)
    await expect.poll(() => events.at(-1)).toEqual({ type: 'disconnected', reason: 'wallet' })
    expect(await sign(session)).toBe('NOT_CONNECTED')
  })

  test('tells the wallet that the page disconnected', async () => {
    const { session, wallet } = await open(namespace)
    await session.disconnect()
    await expect.poll(() => wallet.disconnected()).toEqual([namespace])
  })
})
