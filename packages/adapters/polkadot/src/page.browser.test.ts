import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext, createFakeStorage, createPolkadotTestWallet } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createNetwork } from '../test/setUp.js'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

/** Storage that survives a reload. */
const storage = createFakeStorage()
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  Reflect.deleteProperty(window, 'injectedWeb3')
})

async function discoverHere(onChange: (connectors: readonly Connector[]) => void) {
  const networks = [createNetwork('a1')]
  const adapter = await createPolkadotAdapter().create(createAdapterContext({ window, networks, storage }))
  ends.push(() => adapter.destroy())
  adapter.discover(onChange)
}

test('R32: connects and signs with every key type in a real page, with a wallet that injects itself late', async () => {
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

test('FI19: restores without a window after a reload, and sends no request after disconnecting', async () => {
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
