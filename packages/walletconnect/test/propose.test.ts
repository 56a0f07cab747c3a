import { createFakeClock, createFakePorts, createFakeStorage } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createClientStorage } from '../src/client/createClientStorage.js'
import { openClient } from '../src/client/openClient.js'
import { propose } from '../src/pairing/propose.js'

const namespaces = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }

test('L7: an unpublished proposal leaves no key, pairing or listener, and removes none of another proposal', async () => {
  const clock = createFakeClock()
  const client = await openClient({
    ports: createFakePorts({ clock }),
    verifyUrl: undefined,
    telemetryUrl: undefined,
    signal: new AbortController().signal,
    WebSocket,
    storage: createClientStorage(createFakeStorage()),
    // No server listens on this port.
    relayUrls: ['ws://127.0.0.1:1'],
    projectId: 'local',
    host: undefined,
    metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
    onState: () => undefined,
    onRefused: () => undefined,
    report: () => undefined,
  })
  const { core, sign } = client
  const counts = () => ({
    pairings: core.pairing.pairings.length,
    requests: core.history.values.length,
    keys: core.crypto.keychain.keychain.size,
    listeners: Reflect.get(sign.events, 'listenerCount').call(sign.events, 'proposal_expire'),
  })
  await core.crypto.getClientId()
  const before = counts()
  const [giving, going] = [new AbortController(), new AbortController()]
  const given = propose(client, clock, namespaces, giving.signal)
  const other = propose(client, clock, namespaces, going.signal)
  await expect.poll(() => counts().requests).toBe(2)
  giving.abort()
  await expect(given).rejects.toMatchObject({ code: 'ABORTED' })
  await expect.poll(() => counts().pairings).toBe(1)
  expect(counts()).toEqual({ pairings: 1, requests: 1, keys: before.keys + 2, listeners: before.listeners + 1 })
  going.abort()
  await expect(other).rejects.toMatchObject({ code: 'ABORTED' })
  await expect.poll(counts).toEqual(before)
  client.close()
  expect(clock.timerCount()).toBe(0)
})
