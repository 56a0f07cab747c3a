import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { CaipNetworkId, Network } from '@latchkey/common'
import { toyNamespace } from '../src/network/namespace.js'
import { verifyToySignature } from './verifyToySignature.js'

/** A chain in memory that validates signatures, amounts and nonces like a real one. */
export type ToyChain = {
  readonly network: Network
  fund(address: string, grains: bigint): void
  balanceOf(address: string): bigint
}

/** Two chains on one server. */
export type ToyChains = { readonly all: readonly [ToyChain, ToyChain]; stop(): Promise<void> }

type Ledger = { readonly balances: Map<string, bigint>; readonly nonces: Map<string, number> }

/** Starts two chains on a local port. */
export async function startToyChains(): Promise<ToyChains> {
  const ledgers = new Map<string, Ledger>()
  const server = createServer((request, response) => void answer(ledgers, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const chain = (name: string): ToyChain => {
    const ledger: Ledger = { balances: new Map(), nonces: new Map() }
    ledgers.set(name, ledger)
    return {
      network: toyNetwork(name, `http://127.0.0.1:${port}/${name}`),
      fund: (to, grains) => void ledger.balances.set(to, (ledger.balances.get(to) ?? 0n) + grains),
      balanceOf: (of) => ledger.balances.get(of) ?? 0n,
    }
  }
  return {
    all: [chain('local'), chain('second')],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function toyNetwork(name: string, rpcUrl: string): Network {
  const caipNetworkId: CaipNetworkId = `${toyNamespace}:${name}`
  const http = { http: [rpcUrl] }
  return {
    id: name,
    caipNetworkId,
    chainNamespace: toyNamespace,
    name: `Toy ${name}`,
    nativeCurrency: { name: 'Toy', symbol: 'TOY', decimals: 6 },
    rpcUrls: { default: http, chainDefault: http },
    testnet: true,
  }
}

async function answer(
  ledgers: ReadonlyMap<string, Ledger>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name = '', what, address = ''] = (request.url ?? '').split('/')
  const ledger = ledgers.get(name)
  try {
    if (!ledger) throw new Error('No such chain')
    if (what === 'balance') response.end(String(ledger.balances.get(address) ?? 0n))
    else if (what === 'nonce') response.end(String(ledger.nonces.get(address) ?? 0))
    else response.end(transfer(ledger, name, await readBody(request)))
  } catch (error) {
    response.statusCode = 400
    response.end(error instanceof Error ? error.message : 'Refused')
  }
}

function transfer({ balances, nonces }: Ledger, name: string, body: string): string {
  const sent: { readonly transfer: string; readonly signature: string } = JSON.parse(body)
  const { chain, from, to, value, nonce }: Readonly<Record<string, string>> = JSON.parse(sent.transfer)
  if (chain !== `${toyNamespace}:${name}`) throw new Error('The transfer is for another chain')
  if (!from || !to || !verifyToySignature(sent.transfer, from, sent.signature))
    throw new Error('The signature is wrong')
  const amount = BigInt(value ?? '')
  const held = balances.get(from) ?? 0n
  if (String(nonces.get(from) ?? 0) !== nonce) throw new Error('The transfer is not the next one')
  // The fee is one grain.
  if (amount < 0n || held < amount + 1n) throw new Error('The account has not so much')
  balances.set(from, held - amount - 1n)
  balances.set(to, (balances.get(to) ?? 0n) + amount)
  nonces.set(from, Number(nonce) + 1)
  return createHash('sha256').update(body).digest('hex')
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return body
}
