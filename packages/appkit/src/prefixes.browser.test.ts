import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createBitcoinTestWallet, createFakeLogger } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createAppKit } from './createAppKit.js'
import { bitcoinTestnet } from './exports/networks.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
  localStorage.clear()
})

/** Creates an instance that stores in the browser's `localStorage`. */
function createKit(storagePrefix: string) {
  const kit = createAppKit(
    {
      projectId: 'test',
      networks: [bitcoinTestnet],
      adapters: [createBip122Adapter()],
      services: { directory: false, relay: false },
      storagePrefix,
    },
    { ports: { logger: createFakeLogger(), fetch: () => Promise.reject(new Error('No network here.')) } },
  )
  end.push(() => kit.destroy())
  return kit
}

const addressesOf = (prefix: string) => localStorage.getItem(`${prefix}/bip122/session:LeatherProvider`)

test('R69, R70: a disconnect of one instance leaves the Bitcoin addresses of another', async () => {
  const wallet = createBitcoinTestWallet({
    name: 'Leather',
    chains: [{ network: 'testnet', rpcUrl: 'http://127.0.0.1:9' }],
  })
  end.push(wallet.inject(window, 'leather'))
  const [one, two] = [createKit('one'), createKit('two')]
  const connectorId = 'LeatherProvider'
  await one.connect({ connectorId })
  await two.connect({ connectorId })
  const address = two.getAddress('bip122') ?? expect.fail('no address')
  expect([addressesOf('one'), addressesOf('two')].every((text) => text?.includes(address))).toBe(true)
  await one.disconnect()
  expect(addressesOf('one')).toBeNull()
  expect(addressesOf('two')).toContain(address)
  two.destroy()
  const reloaded = createKit('two')
  await expect.poll(() => reloaded.getAddress('bip122')).toBe(address)
})
