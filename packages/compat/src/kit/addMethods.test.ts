import { createFakeLogger } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { type AppKit, createAppKit } from '../exports/appkit/index.js'
import { mainnet } from '../exports/appkit/networks.js'

let created: AppKit | undefined
afterEach(() => created?.destroy())

function create(): AppKit {
  created = createAppKit({ networks: [mainnet] }, { ports: { logger: createFakeLogger() } })
  return created
}

test('the first event is MODAL_CREATED', () => {
  expect(create().getEvent().data).toEqual({ type: 'track', event: 'MODAL_CREATED' })
})

test('switchNetwork rejects unless throwOnFailure is false', async () => {
  const kit = create()
  await expect(kit.switchNetwork('eip155:5')).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
  await expect(kit.switchNetwork('eip155:5', { throwOnFailure: false })).resolves.toBeUndefined()
})
