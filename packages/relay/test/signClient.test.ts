import { afterEach, expect, test } from 'vitest'
import {
  account,
  ask,
  chain,
  createSignClient,
  letWalletApprove,
  namespaces,
  pairClients,
  type TestClient,
} from './createSignClient.fixture.js'
import { startServer, type TestServer } from './startServer.fixture.js'

let server: TestServer
const open: TestClient[] = []

async function startPair(url: string): Promise<{ readonly dapp: TestClient; readonly wallet: TestClient }> {
  const dapp = await createSignClient(url, 'dapp')
  const wallet = await createSignClient(url, 'wallet')
  open.push(dapp, wallet)
  letWalletApprove(wallet)
  return { dapp, wallet }
}

afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
  await server.close()
})

const next = (client: TestClient['client'], event: 'session_delete' | 'session_event' | 'session_update') =>
  new Promise<{ readonly topic: string; readonly params?: unknown }>((resolve) => client.once(event, resolve))

test('T15: a dapp and a wallet propose, approve, ask, tell, update, ping and end over the relay', async () => {
  server = await startServer()
  const { dapp, wallet } = await startPair(server.url)
  const session = await pairClients(dapp, wallet)
  expect(session.namespaces.eip155?.accounts).toEqual([account])
  expect(await ask(dapp, session.topic)).toBe('0x5167')

  const event = next(dapp.client, 'session_event')
  await wallet.client.emit({
    topic: session.topic,
    chainId: chain,
    event: { name: 'accountsChanged', data: [account] },
  })
  expect((await event).params).toMatchObject({ event: { name: 'accountsChanged' } })

  const update = next(dapp.client, 'session_update')
  const { acknowledged } = await wallet.client.update({ topic: session.topic, namespaces })
  await acknowledged()
  expect((await update).topic).toBe(session.topic)

  await dapp.client.ping({ topic: session.topic })

  const end = next(wallet.client, 'session_delete')
  await dapp.client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'ended' } })
  expect((await end).topic).toBe(session.topic)
  expect(dapp.client.session.length).toBe(0)
})
