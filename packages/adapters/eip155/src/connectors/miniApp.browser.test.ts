import { type Connector, readField } from '@latchkey/common'
import { createAdapterContext, systemClock } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'
import * as external from './external.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/**
 * Responds to the messages of the SDK like the host of a mini app. These tests run inside an iframe, whose parent is
 * the host.
 */
function playHost(clientFid: number) {
  const wallet = createScriptedWallet()
  const calls: string[] = []
  const response = async (path: string, [first]: readonly unknown[]): Promise<unknown> => {
    if (path === 'context') return { client: { clientFid, added: false }, user: { fid: 1 } }
    if (path === 'getCapabilities') return ['wallet.getEthereumProvider']
    if (path !== 'ethProviderRequestV2') return undefined
    const request = readField(first, 'value')
    const [method, params] = [String(readField(request, 'method')), readField(request, 'params')]
    const id = readField(request, 'id')
    return { jsonrpc: '2.0', id, result: await wallet.request({ method, params }) }
  }
  async function onMessage({ data, source }: MessageEvent): Promise<void> {
    const [id, path] = [readField(data, 'id'), readField(data, 'path')]
    if (source !== window || typeof id !== 'string' || !Array.isArray(path)) return
    const list = readField(data, 'argumentList')
    const name = path.join('.')
    calls.push(name)
    window.postMessage({ id, type: 'RAW', value: await response(name, Array.isArray(list) ? list : []) }, '*')
    if (name !== 'eip6963RequestProvider') return
    const info = {
      uuid: crypto.randomUUID(),
      name: 'Client Wallet',
      icon: 'data:image/png;base64,AA',
      rdns: 'example.client',
    }
    window.postMessage({ type: 'frameEvent', event: { event: 'eip6963:announceProvider', info } }, '*')
  }
  window.parent.addEventListener('message', onMessage)
  ends.push(() => window.parent.removeEventListener('message', onMessage))
  return { wallet, calls }
}

function discover() {
  const context = createAdapterContext({ clock: systemClock, window, networks: [createNetwork(8453, [])] })
  const adapter = createAdapter(context, { miniApp: () => import('@farcaster/miniapp-sdk') }, external)
  let list: readonly Connector[] = []
  const stop = adapter.discover((connectors) => {
    list = connectors
  })
  ends.push(stop, () => adapter.destroy())
  return { list: () => list }
}

test.each([
  ['Base', 309_857],
  ['Farcaster', 9_152],
])('R347: the real SDK of mini apps connects the wallet of the client, listed once, as %s', async (name, clientFid) => {
  const { wallet } = playHost(clientFid)
  const { list } = discover()
  await expect.poll(() => list().map(({ id }) => id)).toEqual(['miniApp'])
  expect(list()[0]).toMatchObject({ type: 'EXTERNAL', name, isHost: true })
  const session = await list()[0]?.restore?.()
  expect(session).toMatchObject({ connectorId: 'miniApp', accounts: [{ address: alice }], wallet: { name } })
  expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId'])
  expect(wallet.methods()).not.toContain('eth_requestAccounts')
})
