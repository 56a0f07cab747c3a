import type { Connector, Network, Session, SessionEvent } from '@latchkey/common'
import {
  createAdapterContext,
  createEvmTestWallet,
  createFakePage,
  type EvmTestWallet,
  type EvmTestWalletOptions,
} from '@latchkey/testing'
import type { startLocalChains } from '@latchkey/testing/node'
import { createAdapter } from './createAdapter.js'

export type Chains = Awaited<ReturnType<typeof startLocalChains>>

/** Creates a wallet that holds real keys and sends to the running nodes. */
export function createRealWallet(chains: Chains, change: Partial<EvmTestWalletOptions> = {}): EvmTestWallet {
  const known = [chains.local, chains.second].map(({ id, rpcUrl, network }) => ({ id, name: network.name, rpcUrl }))
  return createEvmTestWallet({ name: 'Real Wallet', rdns: 'org.example.real', chains: known, ...change })
}

/** Creates an adapter on a page with these announced wallets. */
export function setUpReal(
  chains: Chains,
  wallets: readonly EvmTestWallet[],
  networks?: readonly Network[],
  change: Parameters<typeof createAdapterContext>[0] = {},
) {
  const page = createFakePage()
  const context = createAdapterContext({
    window: page,
    networks: networks ?? chains.all.map(({ network }) => network),
    ...change,
  })
  const adapter = createAdapter(context, {})
  for (const wallet of wallets) wallet.announce(page)
  let connectors: readonly Connector[] = []
  adapter.discover((list) => {
    connectors = list
  })
  const connector = (index = 0) => {
    const found = connectors[index]
    if (!found) throw new Error('the wallet was not found')
    return found
  }
  return { page, context, adapter, connector }
}

/** Opens a session with a wallet that has real keys, and records its events. */
export async function connectReal(
  chains: Chains,
  networks?: readonly Network[],
  wallet = createRealWallet(chains),
  change?: Parameters<typeof createAdapterContext>[0],
) {
  const parts = setUpReal(chains, [wallet], networks, change)
  const session = (await parts.connector().connect()) as Session<'eip155'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return { ...parts, wallet, session, events, actions: session.actions, address: session.accounts[0]?.address ?? '' }
}
