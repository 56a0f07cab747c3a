import type { Session } from '@latchkey/common'
import { type AdapterContextChange, createPolkadotTestWallet } from '@latchkey/testing'
import type { LocalPolkadot } from '@latchkey/testing/node'
import type { PolkadotAdapterOptions } from '../src/context/options.js'
import { setUp, watchEvents } from './setUp.js'

type WalletOptions = Parameters<typeof createPolkadotTestWallet>[0]

/** Opens a session with a wallet that holds real keys, on running chains. */
export async function connectReal(
  chain: LocalPolkadot,
  change: Partial<WalletOptions> = {},
  options: PolkadotAdapterOptions = {},
  { fetch }: Pick<AdapterContextChange, 'fetch'> = {},
) {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', origin: 'https://app.example', ...change })
  const first = setUp()
  first.stop()
  wallet.inject(first.page)
  const parts = setUp({ window: first.page, networks: [chain.network, chain.second.network], options, fetch })
  const session = (await parts.connector().connect()) as Session<'polkadot'>
  return { ...parts, wallet, session, actions: session.actions, events: watchEvents(session) }
}
