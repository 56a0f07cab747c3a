import type { ServerResponse } from 'node:http'
import { type AdapterContextChange, createAdapterContext } from '@latchkey/testing'
import { answerCall, type RpcCall, type RpcServer, sendJson, startRpcServer } from '@latchkey/testing/node'
import { onTestFinished } from 'vitest'
import type { SolanaAdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './networks.js'
import { alice } from './scriptedWallet.js'

export type Handler = (call: RpcCall, response: ServerResponse) => void

/** Genesis hash of the network of {@link adapterFor}. */
export const genesis = 'LatchkeyTestSo1anaChain111111111111111111111'
const reference = genesis.slice(0, 32)

/** Creates the request handler of a well-behaved node, with these results by method. */
export function behave(results: Readonly<Record<string, unknown>> = {}): Handler {
  const known = { getGenesisHash: genesis, getBalance: { context: { slot: 1 }, value: 100 }, ...results }
  return (call, response) => sendJson(response, answerCall(call, known))
}

/** Responds to the chain check, and passes other requests to the handler. */
export function onlyBalance(handler: Handler): Handler {
  return (call, response) => (call.method === 'getGenesisHash' ? behave()(call, response) : handler(call, response))
}

/** Starts servers that reject batches, as some nodes do. They stop with the test. */
export async function servers(...handlers: readonly Handler[]): Promise<readonly RpcServer[]> {
  const started = await Promise.all(
    handlers.map((handler) =>
      startRpcServer(([call], response) => call && handler(call, response), { batches: false }),
    ),
  )
  onTestFinished(async () => {
    await Promise.all(started.map(({ close }) => close()))
  })
  return started
}

/** Creates an adapter with one network on these URLs. It is destroyed with the test. */
export function adapterFor(
  urls: readonly string[],
  options: SolanaAdapterOptions = {},
  change: AdapterContextChange = {},
) {
  const network = createNetwork(reference, urls)
  const context = createAdapterContext({ networks: [network], ...change })
  const adapter = createAdapter(context, options)
  onTestFinished(() => adapter.destroy())
  return {
    adapter,
    context,
    network,
    balance: () => adapter.getBalance({ address: alice.address, network }),
  }
}
