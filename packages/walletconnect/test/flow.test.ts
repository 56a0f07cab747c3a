import { expect, test } from 'vitest'
import { openScene } from './scene.fixture.js'
import type { ThinSession } from './thinSession.fixture.js'

const scene = openScene()

test('T15: connects with a scanned URI, sends a request, and ends when the wallet disconnects', async () => {
  const { part } = scene.open()
  await part.prepare()
  expect(part.pairing()).toMatchObject({ status: 'ready', relay: 'connected', code: undefined })
  const uri = part.uri() ?? ''
  expect(uri).toMatch(/^wc:[\da-f]{64}@2\?/)
  const connecting = part.connect('eip155')
  await scene.phone.scan(uri)
  const session = (await connecting) as ThinSession
  expect(session.accounts).toHaveLength(2)
  expect(session.wallet).toMatchObject({ name: 'Phone', icon: 'data:image/png;base64,AAAA' })
  expect(part.pairing()).toMatchObject({ status: 'idle', uri: undefined })
  await expect(
    session.channel.request({ method: 'personal_sign', params: ['0x00', '0x01'], networkId: 'eip155:1' }),
  ).resolves.toEqual({ method: 'personal_sign', params: ['0x00', '0x01'] })
  await session.disconnect()
  await expect.poll(() => scene.phone.deleted.length).toBe(1)
})
