import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test as testingTest, type WalletChains } from '@latchkey/testing/playwright'
import type { Route, WebSocketRoute } from '@playwright/test'
import { base58 } from '@scure/base'
import { answerRpc } from '../../scripts/wallet/answerRpc.mjs'

/** Host of the RPC URL of viem's `foundry`. */
const foundryHost = '127.0.0.1:8545'

/** Genesis hashes of Solana mainnet and devnet. */
const genesisHashes = {
  local: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  second: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
}

/**
 * Playwright's `test` for an app of the consumer matrix. RPC requests for mainnet and Foundry (31337), Solana, Solana
 * Devnet, Bitcoin and Bitcoin Signet reach the local nodes, those for other networks get scripted responses, and the
 * public relay is the local one. Fails on console errors.
 */
export const test = testingTest.extend<{ readonly place: undefined }>({
  chainOptions: [
    { solana: { genesisHashes }, bitcoin: { poses: { local: 'mainnet', second: 'signet' } } },
    { scope: 'worker' },
  ],
  place: [
    async ({ page, chains, relay, baseURL }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => faults.push(error.message))
      await page.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin,
        (route) => answer(route, chains),
      )
      await page.routeWebSocket(/^wss:\/\/relay\./, (socket) => joinRelay(socket, relay.url))
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@latchkey/testing/playwright'

async function answer(route: Route, chains: WalletChains): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  const request = route.request()
  const url = request.url()
  const body = request.postData()
  const method = request.method()
  if (method === 'OPTIONS') return route.fulfill({ status: 204, headers })
  const otherUrl = await findOtherNode(url, chains)
  if (otherUrl) {
    const response = await fetch(otherUrl, { method, body })
    return route.fulfill({ headers, status: response.status, body: await response.text() })
  }
  if (!body) return route.fulfill({ status: 404, headers })
  const id = new URL(url).host === foundryHost ? 31_337 : chainOf(url)
  const node = [chains.mainnet, chains.local].find((chain) => chain.id === id)
  await route.fulfill({
    headers,
    contentType: 'application/json',
    body: node ? await ask(node.rpcUrl, body) : answerRpc(url, body),
  })
}

/** Returns the URL at the local node for a request to Solana or to an Esplora API; `undefined` for others. */
async function findOtherNode(url: string, chains: WalletChains): Promise<string | undefined> {
  const solana = /^https:\/\/api\.(mainnet-beta|devnet)\.solana\.com/.exec(url)
  if (solana) {
    const { rpcUrl, second } = await chains.solana()
    return solana[1] === 'devnet' ? second.rpcUrl : rpcUrl
  }
  const esplora = /^https:\/\/mempool\.space(\/signet)?\/api(.*)$/.exec(url)
  if (!esplora) return undefined
  const { rpcUrl, second } = await chains.bitcoin()
  return `${esplora[1] ? second.rpcUrl : rpcUrl}${esplora[2]}`
}

function chainOf(url: string): number {
  return Number(JSON.parse(answerRpc(url, '{"method":"eth_chainId"}')).result)
}

async function ask(url: string, body: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return response.text()
}

/** Connects a socket of the page to the local relay instead. */
function joinRelay(socket: WebSocketRoute, relayUrl: string): void {
  const url = new URL(socket.url())
  url.searchParams.set('auth', createToken(relayUrl))
  const relay = new WebSocket(`${relayUrl}/${url.search}`)
  const opened = new Promise((resolve) => relay.addEventListener('open', resolve))
  socket.onMessage(async (message) => {
    await opened
    relay.send(String(message))
  })
  relay.addEventListener('message', ({ data }) => socket.send(String(data)))
  relay.addEventListener('close', () => socket.close())
  socket.onClose(() => relay.close())
}

/** Creates a client's token for a relay. The page's own token is for the public relay. */
function createToken(relayUrl: string): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    // Multicodec prefix of an Ed25519 key.
    iss: `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...key))}`,
    sub: '0',
    aud: relayUrl,
    iat: now,
    exp: now + 3_600,
  }
  const parts = [{ alg: 'EdDSA', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)))
  const signed = parts.map((part) => part.toString('base64url')).join('.')
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}
