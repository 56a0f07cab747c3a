import type { Adapter } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { type RpcHandler, type RpcServer, startRpcServer } from '@latchkey/testing/node'
import type { Eip155AdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './createNetwork.js'
import { alice } from './scriptedWallet.js'

const ends: (() => unknown)[] = []

/** Destroys the adapters and closes the servers of a test file. Call it in `afterAll`. */
export async function endRpc(): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

/** The balance that every well-behaved test server returns. */
export const hundred = { value: 100n, decimals: 18, symbol: 'ETH' }

/** Starts servers that {@link endRpc} stops. */
export async function servers(...handlers: readonly RpcHandler[]): Promise<readonly RpcServer[]> {
  const started = await Promise.all(handlers.map((handler) => startRpcServer(handler)))
  ends.push(...started.map(({ close }) => close))
  return started
}

/** Creates an adapter with one network on these URLs. {@link endRpc} destroys it. */
export function adapterFor(urls: readonly string[], options: Eip155AdapterOptions = {}, id = 1) {
  const network = createNetwork(id, urls)
  const context = createAdapterContext({ networks: [network] })
  const adapter: Adapter = createAdapter(context, options)
  ends.unshift(() => adapter.destroy())
  return {
    adapter,
    context,
    network,
    balance: (address = alice, signal?: AbortSignal) => adapter.getBalance({ address, network, signal }),
  }
}
