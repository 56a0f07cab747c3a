import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import type { ThinSession } from './descriptor.fixture.js'
import { type Phone, startPhone } from './phone.fixture.js'
import { watchNoise } from './watchNoise.fixture.js'

let relay: Awaited<ReturnType<typeof startRelay>>
const phones: Phone[] = []
const apps: App[] = []
const noise = watchNoise()
beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const app of apps.splice(0)) app.part.destroy()
  for (const phone of phones.splice(0)) await phone.close()
})
afterAll(async () => {
  await relay.close()
  expect(noise.stop()).toEqual([])
})

/** Connects, asks and leaves; the page's connection is cut when the frame passes. */
async function visit(cutAt: string, cut: 'connecting' | 'asking' | 'leaving'): Promise<void> {
  const app = openApp(relay.url)
  apps.push(app)
  const phone = await startPhone(relay.url)
  phones.push(phone)
  let cutting: Promise<void> | undefined
  const cutOnce = (step: typeof cut) => {
    if (step === cut) cutting = relay.waitFor(cutAt).then(() => relay.faults.dropConnections())
  }
  cutOnce('connecting')
  await app.part.prepare()
  const connecting = app.part.connector('eip155').connect()
  await phone.scan(app.part.uri() ?? '')
  const session = (await connecting) as ThinSession
  cutOnce('asking')
  await expect(
    session.wire.request({ method: 'personal_sign', params: [], networkId: 'eip155:1' }),
  ).resolves.toBeTruthy()
  cutOnce('leaving')
  await session.disconnect()
  await expect.poll(() => phone.sign.session.getAll()).toEqual([])
  await cutting
}

test.each([
  ['wc_proposeSession', 'connecting'],
  ['wc_approveSession', 'connecting'],
  ['irn_subscribe', 'connecting'],
  ['irn_publish', 'asking'],
  ['irn_publish', 'leaving'],
] as const)('FI1: every connection is cut at %s while %s: the visit goes on to its end', (cutAt, cut) =>
  visit(cutAt, cut),
)
