import { startRelay } from '@latchkey/testing/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import { type Phone, startPhone } from './phone.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'
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
  expect(noise.stop().join('\n')).toBe('')
})

/** Connects, sends a request and disconnects. Drops the connections at the message `cutAt` of step `cut`. */
async function visit(cutAt: string, cut: 'connecting' | 'requesting' | 'disconnecting'): Promise<void> {
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
  const connecting = app.part.connect('eip155')
  await phone.scan(app.part.uri() ?? '')
  const session = (await connecting) as ThinSession
  cutOnce('requesting')
  await expect(
    session.channel.request({ method: 'personal_sign', params: [], networkId: 'eip155:1' }),
  ).resolves.toBeTruthy()
  cutOnce('disconnecting')
  await session.disconnect()
  await expect.poll(() => phone.sign.session.getAll()).toEqual([])
  await cutting
}

test.each([
  ['wc_proposeSession', 'connecting'],
  ['wc_approveSession', 'connecting'],
  ['irn_subscribe', 'connecting'],
  ['irn_publish', 'requesting'],
  ['irn_publish', 'disconnecting'],
] as const)('FI1: a visit completes even if every connection drops at %s while %s', (cutAt, cut) => visit(cutAt, cut))
