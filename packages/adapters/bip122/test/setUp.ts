// Preloads lazy code, so that tests don't wait for it.
import '../src/session/connect.js'
import '../src/actions/actions.js'
import '../src/transaction/composeTransfer.js'
import type { Connector, Network, Session, SessionEvent } from '@latchkey/common'
import {
  type BitcoinPlace,
  type BitcoinTestWallet,
  createAdapterContext,
  createBitcoinTestWallet,
  createFakePage,
} from '@latchkey/testing'
import type { LocalBitcoin } from '@latchkey/testing/node'
import type { Bip122AdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'

type WalletOptions = Partial<Parameters<typeof createBitcoinTestWallet>[0]>

/** Creates a wallet that holds real keys and knows the running chains. */
export function createRealWallet(bitcoin: LocalBitcoin, change: WalletOptions = {}): BitcoinTestWallet {
  return createBitcoinTestWallet({
    name: 'Foxglove',
    chains: [
      { network: 'regtest', rpcUrl: bitcoin.rpcUrl },
      { network: 'signet', rpcUrl: bitcoin.second.rpcUrl },
    ],
    origin: 'https://app.example',
    ...change,
  })
}

/** Creates an adapter on a page with one wallet with the given interface. */
export function setUp(
  bitcoin: LocalBitcoin,
  place: BitcoinPlace | 'standard',
  wallet: BitcoinTestWallet = createRealWallet(bitcoin),
  options: Bip122AdapterOptions = {},
) {
  const page = createFakePage()
  const networks: readonly Network[] = bitcoin.all.map(({ network }) => network)
  const context = createAdapterContext({ window: page, networks })
  const adapter = createAdapter(context, options)
  if (place === 'standard') wallet.announce(page)
  else wallet.inject(page, place)
  let connectors: readonly Connector[] = []
  const stop = adapter.discover((list) => {
    connectors = list
  })
  const connector = (index = 0) => {
    const found = connectors[index]
    if (!found) throw new Error('the wallet was not found')
    return found
  }
  return { page, context, adapter, wallet, connector, connectors: () => connectors, stop }
}

/** Opens a session and records its events. */
export async function connectTo(
  bitcoin: LocalBitcoin,
  place: BitcoinPlace | 'standard',
  wallet?: BitcoinTestWallet,
  options?: Bip122AdapterOptions,
) {
  const parts = setUp(bitcoin, place, wallet, options)
  const session = (await parts.connector().connect({ network: bitcoin.network })) as Session<'bip122'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  const address = session.accounts[0]?.address ?? ''
  return { ...parts, session, events, address, actions: session.actions }
}
