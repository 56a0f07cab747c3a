import { createFakePorts, createFakeStorage, systemClock } from '@latchkey/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createClientStorage } from '../../src/client/createClientStorage.js'
import { type Client, openClient } from '../../src/client/openClient.js'
import { openScene } from '../scene.fixture.js'
import { optionalNamespaces } from './libraryScene.fixture.js'

const scene = openScene()

async function open(): Promise<Client> {
  const client = await openClient({
    ports: { ...createFakePorts(), clock: systemClock },
    verifyUrl: undefined,
    telemetryUrl: undefined,
    signal: new AbortController().signal,
    WebSocket,
    storage: createClientStorage(createFakeStorage()),
    relayUrls: [scene.relay.url],
    projectId: 'local',
    host: undefined,
    metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: [] },
    onState: () => undefined,
    onRefused: () => undefined,
    report: () => undefined,
  })
  onTestFinished(client.close)
  return client
}

// src/client/openClient.ts assigns the metadata after the start: before it, the library warns about another page URL.
test('R303: the wallet sees metadata that is assigned to `sign.metadata` after the start', async () => {
  const { sign } = await open()
  const { uri = '', approval } = await sign.connect({ optionalNamespaces })
  await scene.phone.scan(uri)
  const { topic } = await approval()
  await expect.poll(() => scene.phone.sign.session.keys).toContain(topic)
  expect(scene.phone.sign.session.get(topic).peer.metadata).toMatchObject({ name: 'App', url: 'https://app.example' })
})

// src/client/openClient.ts stores the key of the session in this event, so that a reload right after the approval finds
// it.
test('R303: `session_connect` comes before `approval` resolves, when the key of the session is in the key chain', async () => {
  const { sign, core } = await open()
  const order: string[] = []
  sign.on('session_connect', ({ session }) => {
    order.push(
      `session_connect ${core.crypto.keychain.has(session.topic)} ${sign.session.keys.includes(session.topic)}`,
    )
  })
  const { uri = '', approval } = await sign.connect({ optionalNamespaces })
  await scene.phone.scan(uri)
  await approval()
  order.push('approval')
  expect(order).toEqual(['session_connect true true', 'approval'])
})

// src/pairing/ensureProposal.ts maps this error to the reason that the modal shows.
test('R303: a rejected proposal rejects `approval` with the error of the wallet', async () => {
  const { sign } = await open()
  scene.phone.approveWith('reject')
  const { uri = '', approval } = await sign.connect({ optionalNamespaces })
  const approved = approval()
  approved.catch(() => undefined)
  await scene.phone.scan(uri)
  await expect(approved).rejects.toMatchObject({ code: 5000 })
})
