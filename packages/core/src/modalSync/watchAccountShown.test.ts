import { settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { connectAll, createFourChains } from '../../test/fourChains.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

async function setUp() {
  const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
  await world.core.connect({ connectorId: 'com.example.wallet' })
  await world.clock.advance(1_000)
  const asked = () => world.adapter.asked.filter(({ what }) => what === 'balance').length
  return { ...world, asked }
}

test('R383: opening the account fetches a balance that is older than 30 s, and no fresh one', async () => {
  const { core, clock, asked } = await setUp()
  core.open()
  await settle()
  expect(asked()).toBe(1)
  core.close()
  await clock.advance(30_000)
  core.open()
  await settle()
  expect(asked()).toBe(2)
})

test('R383: a page that becomes visible fetches a balance that is older than 30 s, and no fresh one', async () => {
  const { page, clock, asked } = await setUp()
  page.hide()
  page.show()
  await settle()
  expect(asked()).toBe(1)
  page.hide()
  await clock.advance(30_000)
  await settle()
  expect(asked()).toBe(1)
  page.show()
  await settle()
  expect(asked()).toBe(2)
})

test('R383: choosing the account of another namespace fetches its balance', async () => {
  const world = createFourChains()
  const { core, clock, adapters } = world
  await connectAll(world, ['eip155', 'solana'])
  const asked = () => adapters.eip155.asked.filter(({ what }) => what === 'balance').length
  core.open({ view: 'Account' })
  await clock.advance(30_000)
  const before = asked()
  core.networks.setActiveNamespace('eip155')
  await settle()
  expect(asked()).toBe(before + 1)
})

test('R383: neither sends a request within 30 s of a failure', async () => {
  const { core, page, clock, adapter, asked } = await setUp()
  await clock.advance(30_000)
  adapter.balance = () => Promise.reject(new Error('down'))
  await core.refreshBalance()
  const before = asked()
  core.open()
  page.hide()
  page.show()
  await settle()
  expect(asked()).toBe(before)
})

test('R383: a destroyed instance has no listener left', async () => {
  const { core, page, clock, asked } = await setUp()
  const before = asked()
  core.destroy()
  await clock.advance(30_000)
  page.hide()
  page.show()
  await settle()
  expect(asked()).toBe(before)
  expect(page.listeners()).toBe(0)
})
