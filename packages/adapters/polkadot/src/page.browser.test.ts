import type { Connector, Session } from '@latchkey/common'
import { createPolkadotTestWallet } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createNetwork } from '../test/setUp.js'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  Reflect.deleteProperty(window, 'injectedWeb3')
})

async function discoverHere(onChange: (connectors: readonly Connector[]) => void) {
  const adapter = await createPolkadotAdapter().create({
    ports: {
      clock: {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        setTimeout: (callback, ms) => setTimeout(callback, ms),
        clearTimeout: (timer) => clearTimeout(timer as number),
      },
      storage: {
        getItem: (key) => sessionStorage.getItem(key),
        setItem: (key, value) => sessionStorage.setItem(key, value),
        removeItem: (key) => sessionStorage.removeItem(key),
        keys: () => Object.keys(sessionStorage),
      },
      fetch: window.fetch.bind(window),
      window,
      logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
    },
    metadata: { name: 'Test App', description: '', url: location.origin, icons: [] },
    discovery: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: false,
      enableBaseAccount: false,
      coinbasePreference: 'all',
    },
    networks: () => [createNetwork('a1')],
  })
  ends.push(() => adapter.destroy())
  adapter.discover(onChange)
}

test('R32: in a real page, a wallet that is put there late connects and signs with every kind of key', async () => {
  const found = new Promise<Connector>((resolve) => {
    void discoverHere(([connector]) => {
      if (connector) resolve(connector)
    })
  })
  ends.push(createPolkadotTestWallet({ name: 'Foxglove' }).inject(window, { afterMs: 120 }))
  const session = (await (await found).connect()) as Session<'polkadot'>
  expect(session.accounts.map(({ keyType }) => keyType)).toEqual(['sr25519', 'ed25519', 'ecdsa'])
  for (const { address } of session.accounts)
    expect(await session.actions.signMessage?.({ message: 'Hi', address })).toMatch(/^0x[0-9a-f]{128,130}$/)
  await session.disconnect()
})

test('FI19: after a reload the wallet is asked without a window, and after disconnecting it is not asked at all', async () => {
  const wallet = createPolkadotTestWallet({ name: 'Foxglove', storage: sessionStorage })
  ends.push(wallet.inject(window))
  const load = () =>
    new Promise<Connector>((resolve) => {
      void discoverHere(([connector]) => {
        if (connector) resolve(connector)
      })
    })
  const session = await (await load()).connect()
  session.detach()
  const restored = await (await load()).restore?.()
  expect(restored?.accounts).toEqual(session.accounts)
  expect(wallet.control.promptCount()).toBe(1)
  await restored?.disconnect()
  wallet.control.clearRequests()
  expect(await (await load()).restore?.()).toBeUndefined()
  expect(wallet.control.requests()).toEqual([])
})
