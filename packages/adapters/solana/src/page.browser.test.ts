import { type Connector, decodeBase58, type Session } from '@latchkey/common'
import { createAdapterContext, createSolanaTestWallet } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { mainnet } from '../test/networks.js'
import { createSolanaAdapter } from './createSolanaAdapter.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function discoverHere(onChange: (connectors: readonly Connector[]) => void) {
  const adapter = await createSolanaAdapter().create(createAdapterContext({ window, networks: [mainnet] }))
  ends.push(() => adapter.destroy())
  adapter.discover(onChange)
}

function createWallet(name: string) {
  const chains = [{ chain: 'solana:mainnet', name: 'Solana', rpcUrl: 'http://127.0.0.1:1' }]
  return createSolanaTestWallet({ name, chains })
}

test('connects and signs with an existing wallet in a real page; the browser’s own Ed25519 verifies the signature', async () => {
  const wallet = createWallet('Foxglove')
  ends.push(wallet.register(window))
  const lists: (readonly Connector[])[] = []
  await discoverHere((list) => lists.push(list))
  const session = (await lists[0]?.[0]?.connect()) as Session<'solana'>
  expect(session.networkId).toBe(mainnet.caipNetworkId)
  const address = session.accounts[0]?.address ?? ''
  expect(address).toBe(wallet.addresses[0])
  const signature = (await session.actions.signMessage?.({ message: 'hello' })) ?? ''
  const bytes = (text: string) => Uint8Array.from(decodeBase58(text) ?? [])
  const key = await crypto.subtle.importKey('raw', bytes(address), 'Ed25519', false, ['verify'])
  expect(await crypto.subtle.verify('Ed25519', key, bytes(signature), new TextEncoder().encode('hello'))).toBe(true)
})

test('R32: finds a wallet that registers late', async () => {
  const wallet = createWallet('Late')
  const found = new Promise<Connector>((resolve) => {
    void discoverHere(([connector]) => {
      if (connector) resolve(connector)
    })
  })
  ends.push(wallet.register(window, { afterMs: 120 }))
  expect(await found).toMatchObject({ name: 'Late', provider: wallet.provider })
})
