import type { Connector } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'

async function discoverOne({ core }: TestCore): Promise<Connector> {
  const [connector] = await core.discover()
  return connector ?? expect.unreachable()
}

const code = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)

test('§3: shows a pending attempt right after the click, and confirms before the modal closes and cancels it', async () => {
  const world = createTestCore()
  const { core, wallet } = world
  const connector = await discoverOne(world)
  core.open()
  const connecting = core.connection.connect(connector).catch(code)
  expect(core.connection.state.attempts.eip155).toMatchObject({ connectorId: connector.id, status: 'pending' })
  core.modal.requestClose()
  expect(core.modal.state).toMatchObject({ open: true, confirmClose: true })
  core.close()
  expect(await connecting).toBe('MODAL_CLOSED')
  expect(wallet.requests).toEqual([])
  expect(core.connection.state.attempts.eip155).toBeUndefined()
  core.destroy()
})

test('FI18: a second click on the same wallet joins the pending request', async () => {
  const world = createTestCore()
  const connector = await discoverOne(world)
  const both = [world.core.connection.connect(connector), world.core.connection.connect(connector)]
  await expect.poll(() => world.wallet.requests.length).toBe(1)
  world.wallet.requests[0]?.approve()
  await Promise.all(both)
  expect(world.wallet.requests).toHaveLength(1)
  world.core.destroy()
})

test('cancels the request when the signal aborts in the same task', async () => {
  const world = createTestCore()
  const connector = await discoverOne(world)
  const abort = new AbortController()
  const connecting = world.core.connection.connect(connector, { signal: abort.signal }).catch(code)
  abort.abort()
  expect(await connecting).toBe('ABORTED')
  await expect.poll(() => world.core.connection.state.attempts.eip155).toBeUndefined()
  expect(world.wallet.requests.filter(({ signal }) => !signal?.aborted)).toEqual([])
  world.core.destroy()
})

test('L6: a second caller keeps the request pending when the first one aborts', async () => {
  const world = createTestCore()
  const { core, wallet } = world
  const connector = await discoverOne(world)
  const first = new AbortController()
  const leaving = core.connection.connect(connector, { signal: first.signal }).catch(code)
  first.abort()
  const staying = core.connection.connect(connector).catch(code)
  expect(await leaving).toBe('ABORTED')
  expect(core.connection.state.attempts.eip155?.status).toBe('pending')
  core.connection.cancel()
  expect(await staying).toBe('ABORTED')
  expect(wallet.requests.map(({ signal }) => signal?.aborted)).toEqual([true])
  core.destroy()
})

test('sends no request to the wallet if the signal has already aborted', async () => {
  const world = createTestCore()
  const connector = await discoverOne(world)
  const connecting = world.core.connection.connect(connector, { signal: AbortSignal.abort() }).catch(code)
  expect(await connecting).toBe('ABORTED')
  expect(world.wallet.requests).toEqual([])
  expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  world.core.destroy()
})

test('L1: connect() settles on abort while the adapter never loads', async () => {
  const { core } = createTestCore({
    options: { adapters: [{ namespace: 'eip155', create: () => new Promise(() => undefined) }] },
  })
  const abort = new AbortController()
  const connecting = core.connect({ signal: abort.signal }).catch(code)
  abort.abort()
  expect(await connecting).toBe('ABORTED')
  core.destroy()
})

test('starts to load the session code of the adapter during the click, except for WalletConnect', async () => {
  const requested: boolean[] = []
  const { adapter } = createTestCore()
  const counted = {
    ...adapter,
    prefetch: async ({ session }: { readonly session: boolean }) => void requested.push(session),
  }
  const world = createTestCore({ options: { adapters: [counted] } })
  const connector = await discoverOne(world)
  const walletConnect = { ...connector, id: 'walletConnect', type: 'WALLET_CONNECT' as const }
  const both = [walletConnect, connector].map((each) => {
    const connecting = world.core.connection.connect(each).catch(code)
    return [connecting, requested.length] as const
  })
  expect(both.map(([, count]) => count)).toEqual([0, 1])
  expect(requested).toEqual([true])
  world.core.destroy()
  for (const [connecting] of both) expect(['DESTROYED', 'CONNECTION_SUPERSEDED']).toContain(await connecting)
})

test('connects when the prefetch of the adapter throws', async () => {
  const { adapter, wallet } = createTestCore()
  const broken = {
    ...adapter,
    prefetch: () => {
      throw new Error('broken')
    },
  }
  const world = createTestCore({ options: { adapters: [broken] } })
  const connecting = world.core.connection.connect(await discoverOne(world))
  await expect.poll(() => wallet.requests.length).toBe(1)
  wallet.requests[0]?.approve()
  expect(await connecting).toBeDefined()
  world.core.destroy()
})

test.each([
  ['connect', (core: TestCore['core'], connector: Connector) => core.connection.connect(connector)],
  ['disconnect', (core: TestCore['core']) => core.connection.disconnect('eip155')],
  ['switchNetwork', (core: TestCore['core']) => core.switchNetwork(8453)],
])('L7: %s rejects after destroy, and keeps the stored connection', async (_title, act) => {
  const world = createTestCore()
  const connector = await discoverOne(world)
  world.core.destroy()
  const key = '@latchkey/connections/eip155'
  world.storage.setItem(key, 'stored')
  expect(await act(world.core, connector).catch(code)).toBe('DESTROYED')
  expect(world.storage.getItem(key)).toBe('stored')
  expect(world.wallet.requests).toEqual([])
})
