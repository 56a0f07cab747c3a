import { getVersion } from 'valtio/vanilla'
import { afterEach, expect, test } from 'vitest'
import { createFourKit } from '../../test/createFourKit.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function createKit() {
  const world = createFourKit()
  ends.push(world.end)
  return world
}

/** Returns the paths of the valtio proxies in a value. */
function findProxies(value: unknown, path: string, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inside = Object.entries(value).flatMap(([key, part]) => findProxies(part, `${path}.${key}`, seen))
  return getVersion(value) === undefined ? inside : [path, ...inside]
}

test('R454: subscriptions have the same fields before, during and after a connection, and report plain data', async () => {
  const { kit, connect } = createKit()
  const reported: Record<string, unknown[]> = {
    account: [kit.getAccount('solana')],
    state: [kit.getState()],
    event: [],
    network: [],
    providers: [],
    theme: [],
    wallet: [kit.getWalletInfo('solana')],
  }
  const note = (name: string) => (value: unknown) => void reported[name]?.push(value)
  const stops = [
    kit.subscribeAccount(note('account'), 'solana'),
    kit.subscribeState(note('state')),
    kit.subscribeEvents(note('event')),
    kit.subscribeNetwork(note('network'), 'solana'),
    kit.subscribeProviders(note('providers')),
    kit.subscribeTheme(note('theme')),
    kit.subscribeWalletInfo(note('wallet'), 'solana'),
  ]
  await connect('bip122')
  await connect('solana')
  const provider = kit.getProvider('solana')
  expect(provider?.signMessage).toBeTypeOf('function')
  await kit.switchNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  kit.setThemeMode('dark')
  await kit.disconnect('solana')
  await expect.poll(() => reported.account?.length).toBeGreaterThan(2)
  reported.event?.push(kit.getEvent())
  for (const stop of stops) stop()
  const fieldsOf = (name: string) => new Set(reported[name]?.map((value) => Object.keys(Object(value)).sort().join()))
  expect([...fieldsOf('account')]).toEqual(['address,allAccounts,caipAddress,embeddedWalletInfo,isConnected,status'])
  expect([...fieldsOf('state')]).toEqual(['activeChain,connectingWallet,initialized,loading,open,selectedNetworkId'])
  expect([...fieldsOf('network')]).toEqual([
    'approvedCaipNetworkIds,caipNetwork,caipNetworkId,chainId,supportsAllNetworks',
  ])
  expect([...fieldsOf('event')]).toEqual(['data,timestamp'])
  expect([...fieldsOf('providers')]).toEqual(['bip122,eip155,polkadot,solana'])
  expect(reported.providers?.at(-1)).toMatchObject({ eip155: undefined, solana: undefined, bip122: expect.anything() })
  expect(reported.account?.at(-1)).toMatchObject({ allAccounts: [], address: undefined, status: 'disconnected' })
  expect(reported.wallet).toEqual([undefined, expect.objectContaining({ name: 'Foxglove' }), undefined])
  const { providers, ...plain } = reported
  expect(providers?.length).toBeGreaterThan(1)
  expect(findProxies(plain, 'reported')).toEqual([])
  expect(JSON.parse(JSON.stringify(plain))).toMatchObject({ event: expect.any(Array) })
})
