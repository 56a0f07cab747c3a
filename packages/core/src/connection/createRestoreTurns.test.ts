import { type ChainNamespace, createError, errors, type RestorePrompt } from '@latchkey/common'
import { createFakeClock, createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { chainWallet, createFourChains, type FourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { createRestoreTurns } from './createRestoreTurns.js'

const stored = () =>
  createFakeStorage({
    items: Object.fromEntries(
      fourNamespaces.map((namespace) => [
        `@latchkey/connections/${namespace}`,
        JSON.stringify({ v: 1, d: [{ connectorId: `${namespace}.wallet`, caipNetworkId: idOf(namespace) }] }),
      ]),
    ),
  })

async function start(prompt: RestorePrompt, others: Partial<Record<ChainNamespace, RestorePrompt>>, name?: string) {
  const world = createFourChains({
    storage: stored(),
    answers: 'wait',
    restorePrompt: (namespace) => others[namespace] ?? prompt,
    ...(name ? { name } : {}),
  })
  await settle()
  return world
}

const askedIn = ({ wallets }: FourChains) => fourNamespaces.filter((namespace) => wallets[namespace].asked() > 0)
const statuses = ({ core }: FourChains) => fourNamespaces.map((namespace) => core.accounts.get(namespace).status)
const approve = async ({ wallets }: FourChains, namespace: ChainNamespace) => {
  wallets[namespace].requests[0]?.approve()
  await settle()
}

describe('R197: restores', () => {
  test('that may open a window run one after another without delaying the others', async () => {
    const world = await start('possible', { eip155: 'never', bip122: 'unlikely' })
    expect(askedIn(world)).toEqual(['eip155', 'solana', 'bip122'])
    await approve(world, 'eip155')
    await approve(world, 'bip122')
    expect(statuses(world)).toEqual(['connected', 'connecting', 'connecting', 'connected'])
    expect(askedIn(world)).not.toContain('polkadot')
    await approve(world, 'solana')
    expect(askedIn(world)).toContain('polkadot')
    await approve(world, 'polkadot')
    await world.core.ready
    expect(statuses(world)).toEqual(Array(4).fill('connected'))
  })

  test('without a response delay only those that may open a window, by 5 s each', async () => {
    const world = await start('possible', { eip155: 'never' })
    await approve(world, 'eip155')
    await world.clock.advance(4_999)
    expect(askedIn(world)).toEqual(['eip155', 'solana'])
    await world.clock.advance(1)
    await settle()
    expect(askedIn(world)).toEqual(['eip155', 'solana', 'polkadot'])
    world.wallets.polkadot.requests[0]?.reject()
    await settle()
    await approve(world, 'bip122')
    await world.core.ready
    expect(statuses(world)).toEqual(['connected', 'disconnected', 'disconnected', 'connected'])
  })

  test('of one wallet run one after another even if it probably opens no window', async () => {
    const world = await start('unlikely', { eip155: 'never' }, 'Foxglove')
    expect(askedIn(world)).toEqual(['eip155', 'solana'])
    await approve(world, 'solana')
    expect(askedIn(world)).toEqual(['eip155', 'solana', 'polkadot'])
    await approve(world, 'polkadot')
    await approve(world, 'bip122')
    expect(statuses(world)).toEqual(['connecting', 'connected', 'connected', 'connected'])
  })

  test('of different wallets that probably open no window run in parallel', async () => {
    expect(askedIn(await start('unlikely', {}))).toEqual([...fourNamespaces])
  })

  test('wait for an earlier one of the same wallet; its late response restores all', async () => {
    const world = await start('unlikely', { eip155: 'never' }, 'Foxglove')
    await approve(world, 'eip155')
    await world.clock.advance(5_000)
    await world.core.ready
    expect(askedIn(world)).toEqual(['eip155', 'solana'])
    expect(world.core.accounts.get('polkadot')).toEqual({ status: 'disconnected', reason: 'WALLET_LOCKED' })
    for (const namespace of fourNamespaces) world.wallets[namespace].answers = 'approve'
    world.wallets.solana.unlock()
    await settle()
    expect(statuses(world)).toEqual(Array(4).fill('connected'))
    expect(fourNamespaces.map((namespace) => world.wallets[namespace].asked())).toEqual([1, 2, 1, 1])
  })

  test('whose timer ends slightly early count as unanswered', async () => {
    let now = 0
    const turns = createRestoreTurns({ ...createFakeClock(), monotonic: () => now }, () => [])
    const [one, other] = (['solana', 'polkadot'] as const).map(
      (chain) => chainWallet(chain, { name: 'Foxglove', rdns: undefined, restorePrompt: () => 'unlikely' }).connector,
    )
    if (!one || !other) return expect.unreachable()
    const { signal } = new AbortController()
    const timedOut = async () => {
      now += 4_999
      throw createError(errors.WALLET_LOCKED)
    }
    await expect(turns.run(one, timedOut, signal)).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
    await expect(turns.run(other, async () => 'sent', signal)).rejects.toMatchObject({ code: 'WALLET_LOCKED' })
    expect(turns.blockerOf(other)).toBe(one)
  })

  test('L1 L7: that are queued end when the instance is destroyed', async () => {
    const world = await start('possible', {})
    world.core.destroy()
    await world.core.ready
    expect(fourNamespaces.map((namespace) => world.wallets[namespace].asked())).toEqual([1, 0, 0, 0])
    expect(world.clock.timerCount()).toBe(0)
  })

  test('that are queued are cancelled when the visitor requests a connection', async () => {
    const world = await start('possible', {})
    const connecting = world.core.connect({ connectorId: 'bip122.wallet' })
    await settle()
    expect(world.wallets.bip122.requests.map(({ kind }) => kind)).toEqual(['connect'])
    await approve(world, 'bip122')
    await connecting
    for (const namespace of ['eip155', 'solana', 'polkadot'] as const) await approve(world, namespace)
    await world.core.ready
    expect(statuses(world)).toEqual(Array(4).fill('connected'))
    expect(world.wallets.bip122.asked()).toBe(1)
  })
})
