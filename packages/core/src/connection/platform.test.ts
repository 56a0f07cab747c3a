import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { createStorage } from '../storage/createStorage.js'
import { storeConnection } from '../storage/storedConnections.js'
import { createConnection } from './createConnection.js'

const wallets = () => [
  createScriptedWallet({ answers: 'approve' }),
  createScriptedWallet({ id: 'walletConnect', type: 'WALLET_CONNECT', answers: 'approve' }),
]

/** The reported platforms, one per connection. */
function listen({ core }: ReturnType<typeof createTestCore>): unknown[] {
  const reports: unknown[] = []
  core.events.watch(({ data: event }) => {
    if (event.event === 'CONNECT_SUCCESS') reports.push([event.properties.method, event.properties.reconnect])
  })
  return reports
}

describe('R106: events name the platform through which the wallet connected', () => {
  test.each([
    ['mobile', 'mobile'],
    ['desktop', 'desktop'],
    ['web', 'web'],
    ['qrcode', 'qrcode'],
    [undefined, 'qrcode'],
  ] as const)('over WalletConnect, opened by %s', async (platform, method) => {
    const [, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const world = createTestCore({ adapter: createScriptedAdapter([far]) })
    const reports = listen(world)
    await world.core.discover()
    let opened: typeof platform
    const connecting = world.core.connection.connect(far.connector, { platform: () => opened })
    // The wallet is opened while the request is pending.
    opened = platform
    await connecting
    expect(reports).toEqual([[method, false]])
  })

  test('an installed wallet reports `browser`, even if a wallet app was opened before', async () => {
    const [near, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const world = createTestCore({ adapter: createScriptedAdapter([near, far]) })
    const reports = listen(world)
    await world.core.discover()
    await world.core.connection.connect(far.connector, { platform: () => 'mobile' })
    await world.core.connection.connect(near.connector)
    expect(reports).toEqual([
      ['mobile', false],
      ['browser', false],
    ])
  })

  test('reports the stored link kind of a restored wallet', async () => {
    const [, far] = wallets() as [ScriptedWallet, ScriptedWallet]
    const world = createTestCore({ adapter: createScriptedAdapter([far]) })
    const { core } = world
    const reports = listen(world)
    await core.discover()
    const storage = createStorage({ port: world.storage, prefix: '@latchkey', logger: world.logger })
    storeConnection(storage, 'eip155', { connectorId: 'walletConnect', caipNetworkId: 'eip155:1' }, true)
    const connection = createConnection({
      ...core,
      storage,
      options: core.options.state.current,
      optionsState: core.options,
      lifetime: new AbortController().signal,
      loadAdapter: async () => undefined,
      prefetchSession: () => undefined,
      loadPicture: undefined,
      forgetDetails: () => undefined,
      gates: { pass: () => undefined, hasPass: false },
      endStoredSession: () => undefined,
      restoredPlatform: () => 'mobile',
      setActiveQuietly: () => undefined,
      onChange: () => undefined,
      onEnded: async () => undefined,
    })
    await connection.restoreAll()
    expect(reports).toEqual([['mobile', true]])
    connection.destroy()
    core.destroy()
  })
})
