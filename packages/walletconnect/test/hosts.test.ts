import { createServer, type Server, type Socket } from 'node:net'
import { createSkippableClock } from '@latchkey/testing'
import { startRelay } from '@latchkey/testing/node'
import { afterEach, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.fixture.js'
import { type Phone, startPhone } from './phone.fixture.js'
import { sign } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'
import { watchNoise } from './watchNoise.fixture.js'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Starts two hosts of one relay network, and a phone at the second. */
async function setUp() {
  const noise = watchNoise()
  ends.push(() => expect(noise.stop()).toEqual([]))
  const first = await startRelay()
  ends.push(() => first.close())
  const second = await startRelay({ mailbox: first.mailbox })
  ends.push(() => second.close())
  const phone = await startPhone(second.url)
  ends.push(() => phone.close())
  return { first, second, phone }
}

function openPage(urls: readonly string[], clock = createSkippableClock()): { app: App; skip: typeof clock.skip } {
  const app = openApp(urls, { clock })
  ends.push(() => app.part.destroy())
  return { app, skip: clock.skip }
}

async function connect({ part }: App, phone: Phone): Promise<ThinSession> {
  await part.prepare()
  const connecting = part.connect('eip155')
  await phone.scan(part.uri() ?? '')
  return (await connecting) as ThinSession
}

describe('R342: alternative hosts of one relay network', () => {
  test('connects over the second host if the first refuses connections', async () => {
    const { first, second, phone } = await setUp()
    await first.faults.down()
    const { app } = openPage([first.url, second.url])
    await expect(sign(await connect(app, phone))).resolves.toBeTruthy()
  })

  test('FI2: connects over the second host after 6 s if the first does not respond', async () => {
    const { second, phone } = await setUp()
    const hanging = await startHangingHost()
    const { app, skip } = openPage([hanging.url, second.url])
    const connecting = connect(app, phone)
    await hanging.reached
    skip(6_000)
    await expect(sign(await connecting)).resolves.toBeTruthy()
  })

  test('continues the session over the second host if the first fails', async () => {
    const { first, second, phone } = await setUp()
    const { app } = openPage([first.url, second.url])
    const session = await connect(app, phone)
    await expect(sign(session)).resolves.toBeTruthy()
    await first.faults.down()
    await expect(sign(session)).resolves.toBeTruthy()
    // The second host stays in use after the first is back.
    await first.faults.up()
    second.faults.dropConnections()
    const back = second.waitFor('irn_batchSubscribe')
    await expect(sign(session)).resolves.toBeTruthy()
    await back
    expect(phone.sign.session.length).toBe(1)
  })

  test('FI2: the pairing fails with RELAY_UNREACHABLE after 15 s if no host responds', async () => {
    const { first, second } = await setUp()
    await first.faults.down()
    await second.faults.down()
    const { app, skip } = openPage([first.url, second.url])
    const preparing = app.part.prepare()
    await app.until(({ relay }) => relay === 'reconnecting')
    skip(15_000)
    await preparing
    expect(app.part.pairing()).toMatchObject({ status: 'failed', code: 'RELAY_UNREACHABLE' })
  })
})

/** Starts a host that accepts connections and never responds. */
async function startHangingHost() {
  const sockets = new Set<Socket>()
  let onReached: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    onReached = resolve
  })
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onReached()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return { url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, reached }
}
