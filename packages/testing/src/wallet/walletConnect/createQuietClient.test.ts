import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRelay } from '../../relay/startRelay.js'
import { createPhoneStorage } from './createPhoneStorage.js'
import { createQuietClient } from './createQuietClient.js'

let relay: Awaited<ReturnType<typeof startRelay>>
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay?.close())

test('ends a session twice without an error', async () => {
  const metadata = { name: 'Phone', description: 'For tests', url: 'https://phone.example', icons: [] }
  const storage = createPhoneStorage('quiet')
  const { client, close } = await createQuietClient({ relayUrl: relay.url, projectId: 'local', metadata, storage })
  const topic = 'ab'.repeat(32)
  const payload = { id: 1, jsonrpc: '2.0', method: 'wc_sessionDelete', params: { code: 6000, message: 'over' } }
  for (const [name, first] of [
    ['onSessionDeleteRequest', topic],
    ['deleteSession', { topic }],
  ] as const) {
    const end: unknown = Reflect.get(client.engine, name)
    expect(typeof end, name).toBe('function')
    if (typeof end === 'function') expect(await Reflect.apply(end, client.engine, [first, payload])).toBeUndefined()
  }
  await close()
})
