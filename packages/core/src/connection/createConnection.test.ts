import type { Connector } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'

/** A visitor who sees wallets; the machinery behind connecting is not there yet. */
async function listed(world: TestCore): Promise<Connector> {
  const [connector] = await world.core.discover()
  if (!connector) throw new Error('The page has no wallet.')
  return connector
}

const code = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)

test('§3: a wallet is being asked from the click on, while the code behind it still loads', async () => {
  const world = createTestCore()
  const connector = await listed(world)
  world.core.open()
  const connecting = world.core.connection.connect(connector).catch(code)
  expect(world.core.connection.state.attempts.eip155).toMatchObject({ connectorId: connector.id, status: 'pending' })
  world.core.modal.requestClose()
  expect(world.core.modal.state).toMatchObject({ open: true, confirmClose: true })
  world.core.close()
  expect(await connecting).toBe('MODAL_CLOSED')
  expect(world.wallet.questions).toEqual([])
  expect(world.core.connection.state.attempts.eip155).toBeUndefined()
  world.core.destroy()
})

test('FI18: choosing the same wallet twice while the code loads asks it once', async () => {
  const world = createTestCore()
  const connector = await listed(world)
  const both = [world.core.connection.connect(connector), world.core.connection.connect(connector)]
  await expect.poll(() => world.wallet.questions.length).toBe(1)
  world.wallet.questions[0]?.approve()
  await Promise.all(both)
  expect(world.wallet.questions).toHaveLength(1)
  world.core.destroy()
})

test('an abort while the code loads ends the attempt', async () => {
  const world = createTestCore()
  const connector = await listed(world)
  const abort = new AbortController()
  const connecting = world.core.connection.connect(connector, { signal: abort.signal }).catch(code)
  abort.abort()
  expect(await connecting).toBe('ABORTED')
  expect(world.core.connection.state.attempts.eip155).toBeUndefined()
  world.core.destroy()
})

test('L6: a second caller for the same wallet stays when the first leaves, and what shows can still be given up', async () => {
  const world = createTestCore()
  const connector = await listed(world)
  const first = new AbortController()
  const leaving = world.core.connection.connect(connector, { signal: first.signal }).catch(code)
  first.abort()
  const staying = world.core.connection.connect(connector).catch(code)
  expect(await leaving).toBe('ABORTED')
  expect(world.core.connection.state.attempts.eip155?.status).toBe('pending')
  world.core.connection.cancel()
  expect(await staying).toBe('ABORTED')
  expect(world.wallet.questions).toEqual([])
  world.core.destroy()
})

test('a signal that has fired already asks no wallet', async () => {
  const world = createTestCore()
  const connector = await listed(world)
  await world.core.prefetch({ session: true })
  const connecting = world.core.connection.connect(connector, { signal: AbortSignal.abort() }).catch(code)
  expect(await connecting).toBe('ABORTED')
  expect(world.wallet.questions).toEqual([])
  expect(world.core.accounts.get('eip155').status).toBe('disconnected')
  world.core.destroy()
})

test('L1: connect ends by its signal also while the code is on its way', async () => {
  const { core } = createTestCore({
    options: { adapters: [{ namespace: 'eip155', create: () => new Promise(() => undefined) }] },
  })
  const abort = new AbortController()
  const connecting = core.connect({ signal: abort.signal }).catch(code)
  abort.abort()
  expect(await connecting).toBe('ABORTED')
  core.destroy()
})

test('a chosen wallet’s adapter is asked for its code in the click, side by side with the core’s own; a wallet far away needs it later', async () => {
  const wanted: boolean[] = []
  const { adapter } = createTestCore()
  const counted = {
    ...adapter,
    prefetch: async ({ session }: { readonly session: boolean }) => void wanted.push(session),
  }
  const world = createTestCore({ options: { adapters: [counted] } })
  const connector = await listed(world)
  const far = { ...connector, id: 'walletConnect', type: 'WALLET_CONNECT' as const }
  const both = [far, connector].map((each) => {
    const connecting = world.core.connection.connect(each).catch(code)
    return [connecting, wanted.length] as const
  })
  expect(both.map(([, count]) => count)).toEqual([0, 1])
  expect(wanted).toEqual([true])
  world.core.destroy()
  for (const [connecting] of both) expect(['DESTROYED', 'CONNECTION_SUPERSEDED']).toContain(await connecting)
})

test('an adapter that throws on being asked for its code spoils nothing', async () => {
  const { adapter, wallet } = createTestCore()
  const broken = {
    ...adapter,
    prefetch: () => {
      throw new Error('broken')
    },
  }
  const world = createTestCore({ options: { adapters: [broken] } })
  const connecting = world.core.connection.connect(await listed(world))
  await expect.poll(() => wallet.questions.length).toBe(1)
  wallet.questions[0]?.approve()
  expect(await connecting).toBeDefined()
  world.core.destroy()
})
