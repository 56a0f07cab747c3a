import { createFakeStorage, createSharedPermission } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createFourKit } from '../test/createFourKit.js'
import { rendered } from '../test/rendered.js'

const open: ReturnType<typeof createFourKit>[] = []

afterEach(() => {
  for (const world of open.splice(0)) world.end()
})

/** A wallet with one permission for EVM and Solana, connected in both. */
async function visit() {
  const world = createFourKit({}, createFakeStorage(), { permission: createSharedPermission() })
  open.push(world)
  await world.connect('eip155')
  await world.connect('solana')
  const { kit, wallets } = world
  const connected = () => (['eip155', 'solana'] as const).filter((namespace) => kit.getIsConnectedState(namespace))
  const revoked = () => [
    wallets.eip155.control.requests('wallet_revokePermissions').length,
    wallets.solana.control.requests('standard:disconnect').length,
  ]
  return { ...world, connected, revoked }
}

test.each([
  ['eip155', 'solana'],
  ['solana', 'eip155'],
] as const)(
  'R366: disconnecting %s keeps %s connected, and disconnecting that one revokes the permission',
  async (left, kept) => {
    const { kit, wallets, connected, revoked } = await visit()
    await kit.disconnect(left)
    await rendered()
    expect([connected(), revoked()]).toEqual([[kept], [0, 0]])
    const signature = await kit.getActions(kept)?.signMessage?.({ message: 'still here' })
    expect(signature).toBeTruthy()
    await kit.disconnect(kept)
    expect([connected(), revoked()]).toEqual([[], [1, 1]])
    expect(wallets.solana.provider.accounts).toEqual([])
  },
)

test('R366: disconnecting both at once revokes the permission in both', async () => {
  const { kit, connected, revoked } = await visit()
  await kit.disconnect()
  expect([connected(), revoked()]).toEqual([[], [1, 1]])
})
