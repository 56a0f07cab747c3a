import { connectionLimits } from '@latchkey/common'
import { createFakeClock, createFakeStorage } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createFourKit } from '../test/createFourKit.js'
import { rendered } from '../test/rendered.js'

/** The namespaces in which a wallet that revoked access opens a window for a restore, because it ignores `silent`. */
const asking = ['solana', 'polkadot', 'bip122'] as const
const open: ReturnType<typeof createFourKit>[] = []
const start = (...given: Parameters<typeof createFourKit>) => {
  const world = createFourKit(...given)
  open.push(world)
  return world
}

afterEach(() => {
  for (const world of open.splice(0)) world.end()
})

/** A page whose wallet has revoked the access that it granted on an earlier page. */
async function startWithdrawn() {
  const storage = createFakeStorage()
  const first = start({}, storage)
  for (const namespace of ['eip155', ...asking] as const) await first.connect(namespace)
  first.end()
  const clock = createFakeClock()
  const { kit, wallets } = start({}, storage, { behaviour: 'ask', quirks: { ignoresSilent: true } }, { clock })
  const prompting = () => asking.filter((namespace) => wallets[namespace].control.prompts().length > 0)
  /** Waits until a window is open and every other restore request has been sent. */
  const nextPrompt = async () => {
    await expect.poll(() => prompting().length).toBe(1)
    await expect.poll(async () => new Set((await kit.discover()).map(({ chain }) => chain)).size).toBe(4)
    await rendered()
    const [namespace = 'solana', ...others] = prompting()
    expect(others).toEqual([])
    return { namespace, approve: () => wallets[namespace].control.prompts()[0]?.approve() }
  }
  return { kit, clock, prompting, nextPrompt }
}

test('R197: a wallet that revoked access and ignores `silent` opens its windows one at a time', async () => {
  const { kit, nextPrompt } = await startWithdrawn()
  for (const _ of asking) {
    const { namespace, approve } = await nextPrompt()
    approve()
    await expect.poll(() => kit.getIsConnectedState(namespace)).toBe(true)
  }
})

test('R197: a wallet with an open window gets no second one, and its late response restores the rest', async () => {
  const { kit, clock, prompting, nextPrompt } = await startWithdrawn()
  const { namespace, approve } = await nextPrompt()
  const others = asking.filter((other) => other !== namespace)
  const statuses = () => others.map((other) => kit.getAccount(other)?.status)
  await clock.advance(connectionLimits.restoreMs)
  await expect.poll(statuses).toEqual(['disconnected', 'disconnected'])
  expect(prompting()).toEqual([namespace])
  approve()
  await expect.poll(() => kit.getIsConnectedState(namespace)).toBe(true)
  for (const _ of others) (await nextPrompt()).approve()
  await expect.poll(statuses).toEqual(['connected', 'connected'])
})
