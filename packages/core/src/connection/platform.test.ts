import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakeStorage } from '../../test/fakeStorage.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'

const wallets = () => [
  createScriptedWallet({ answers: 'approve' }),
  createScriptedWallet({ id: 'walletConnect', type: 'WALLET_CONNECT', answers: 'approve' }),
]

/** The ways that were told, one for each connection. */
function listen({ core }: ReturnType<typeof createTestCore>): unknown[] {
  const told: unknown[] = []
  core.events.watch(({ data: event }) => {
    if (event.event === 'CONNECT_SUCCESS') told.push([event.properties.method, event.properties.reconnect])
  })
  return told
}

describe('R106: by what a wallet was reached is told as it was', () => {
  test.each([
    ['mobile', 'mobile'],
    ['desktop', 'desktop'],
    ['web', 'web'],
    ['qrcode', 'qrcode'],
    [undefined, 'qrcode'],
  ] as const)('over WalletConnect, opened by %s', async (platform, method) => {
    const [, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const world = createTestCore({ adapter: createScriptedAdapter([far]) })
    const told = listen(world)
    await world.core.discover()
    let opened: typeof platform
    const connecting = world.core.connection.connect(far.connector, { platform: () => opened })
    // It is opened while it is asked.
    opened = platform
    await connecting
    expect(told).toEqual([[method, false]])
  })

  test('a wallet of the page is `browser`, whatever was opened before', async () => {
    const [near, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const world = createTestCore({ adapter: createScriptedAdapter([near, far]) })
    const told = listen(world)
    await world.core.discover()
    await world.core.connection.connect(far.connector, { platform: () => 'mobile' })
    await world.core.connection.connect(near.connector)
    expect(told).toEqual([
      ['mobile', false],
      ['browser', false],
    ])
  })

  test('a restored one is told as its session says', async () => {
    const [, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const { connector } = far
    const restore: typeof connector.restore = async (request) =>
      Object.defineProperty((await connector.restore?.(request)) as object, 'platform', { value: 'mobile' }) as never
    const remembering = { ...far, connector: { ...connector, restore } }
    const storage = createFakeStorage({
      '@latchkey/connection/eip155': JSON.stringify({
        v: 1,
        d: { connectorId: 'walletConnect', caipNetworkId: 'eip155:1' },
      }),
    })
    const world = createTestCore({ adapter: createScriptedAdapter([remembering]), storage })
    const told = listen(world)
    await world.core.ready
    expect(told).toEqual([['mobile', true]])
  })
})
