import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DemoChains } from './startDemoChains.js'

const longest = 200

/** Handles `POST /faucet?network=…&address=…`: sends coins of a local chain to an address, for this page only. */
export function createFaucet(chains: Pick<DemoChains, 'give'>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
    // The Origin header names the page; other sites must not use the faucet.
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return void end(403, 'Only for the page of the demo.')
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams
    const network = query.get('network') ?? ''
    const address = query.get('address') ?? ''
    if (network === '' || address === '' || address.length > longest)
      return void end(400, 'A network and an address, please.')
    try {
      const isGiven = await chains.give(network, address)
      end(isGiven ? 200 : 404, isGiven ? 'Given.' : 'There is no such local chain.')
    } catch (error) {
      end(502, error instanceof Error ? error.message : String(error))
    }
  }
}
