import type { Adapter } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import type { Eip155AdapterOptions } from '../src/options.js'
import { createNetwork } from './createNetwork.js'
import { type Handler, type RpcServer, startRpcServer } from './rpcServer.js'
import { alice } from './scriptedWallet.js'

const ends: (() => unknown)[] = []

/** Ends what this file's tests started, for `afterAll`: the modules of tests outlive the file. */
export async function endRpc(): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

/** The balance every well-behaved test server answers. */
export const hundred = { value: 100n, decimals: 18, symbol: 'ETH' }

/** Servers that end by {@link endRpc}. */
export async function servers(...handlers: readonly Handler[]): Promise<readonly RpcServer[]> {
  const started = await Promise.all(handlers.map(startRpcServer))
  ends.push(...started.map(({ close }) => close))
  return started
}

/** An adapter with one network on these URLs; it ends by {@link endRpc}. */
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
