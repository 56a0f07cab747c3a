import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
import { type Phone, startPhone } from './phone.fixture.js'

let relay: Awaited<ReturnType<typeof startRelay>>
let phone: Phone
const apps: App[] = []
beforeAll(async () => {
  relay = await startRelay()
  phone = await startPhone(relay.url)
})
afterEach(() => {
  for (const app of apps.splice(0)) app.part.destroy()
})
afterAll(async () => {
  await phone.close()
  await relay.close()
})
function open(...options: Parameters<typeof openApp> extends [string, ...infer Rest] ? Rest : never): App {
  const app = openApp(relay.url, ...options)
  apps.push(app)
  return app
}

test('T15: a code is made, scanned and approved; requests go over it; leaving tells the wallet', async () => {
  const { part } = open()
  await part.prepare()
  expect(part.pairing()).toMatchObject({ status: 'ready', relay: 'connected', code: undefined })
  const uri = part.uri() ?? ''
  expect(uri).toMatch(/^wc:[\da-f]{64}@2\?/)
  const connecting = part.connector('eip155').connect()
  await phone.scan(uri)
  const session = (await connecting) as ThinSession
  expect(session.accounts).toHaveLength(2)
  expect(session.wallet).toMatchObject({ name: 'Phone', icon: 'data:image/png;base64,AAAA' })
  expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  await expect(
    session.wire.request({ method: 'personal_sign', params: ['0x00', '0x01'], networkId: 'eip155:1' }),
  ).resolves.toEqual({ method: 'personal_sign', params: ['0x00', '0x01'] })
  await session.disconnect()
  await expect.poll(() => phone.deleted.length).toBe(1)
})
