import { sepolia } from '@latchkey/appkit/networks'
import type { Services, ServicesOptions } from '@latchkey/services'
import { expect, test } from 'vitest'
import type { ChainsData } from './pageData.js'
import { startDemoServices } from './startDemoServices.js'

const chain = { name: 'A', coin: sepolia.nativeCurrency, rpcUrl: 'http://127.0.0.1:1', gift: '1' }
const chains: ChainsData = {
  chains: [
    { ...chain, namespace: 'eip155', id: 31_337 },
    { ...chain, namespace: 'bip122', id: '0f9188f13cb7b2c71f2a335e3a4fc328' },
  ],
  starting: [],
  failed: [],
}

/** Services whose start the test controls. */
function create() {
  const start = Promise.withResolvers<Services>()
  const asked: ServicesOptions[] = []
  const state = { isClosed: false }
  const services = startDemoServices(
    (options) => {
      asked.push(options)
      return start.promise
    },
    { data: () => chains },
  )
  const close = async () => {
    state.isClosed = true
  }
  return {
    services,
    asked,
    state,
    run: () => start.resolve({ url: 'http://127.0.0.1:2', relayUrl: 'ws://127.0.0.1:2', close }),
    fail: () => start.reject(new Error('no database')),
  }
}

test('reports the services once they run; their RPC uses the JSON-RPC chains', async () => {
  const { services, asked, state, run } = create()
  const news: string[] = []
  services.watch(() => news.push(services.data().status))
  await services.settled(5)
  expect(services.data()).toEqual({ status: 'starting' })
  run()
  await services.settled()
  expect(services.data()).toEqual({ status: 'running', url: 'http://127.0.0.1:2', relayUrl: 'ws://127.0.0.1:2' })
  expect(news).toEqual(['running'])
  expect(asked).toEqual([{ rpcUpstreams: { 'eip155:31337': ['http://127.0.0.1:1'] } }])
  await services.stop()
  expect(state.isClosed).toBe(true)
})

test('reports why the services failed to start', async () => {
  const { services, fail } = create()
  fail()
  await services.settled()
  expect(services.data()).toEqual({ status: 'failed', reason: 'no database' })
  await services.stop()
})

test('stops services that finish starting after the end', async () => {
  const { services, state, run } = create()
  await services.stop()
  run()
  await services.settled()
  expect(state.isClosed).toBe(true)
})
