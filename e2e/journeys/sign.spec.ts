import { verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from '../fixtures/test.js'
import { typedData } from '../pages/shared/typedData.js'

test('§3: the shown account signs a message', async ({ app }) => {
  await app.open('basic/')
  const address = await app.connect()
  const { value } = await app.act('Sign message')
  const message = 'Hello from the journeys'
  expect(await verifyMessage({ address, message, signature: value as `0x${string}` })).toBe(true)
})

test('§3: signs typed data for its chain', async ({ app, chains }) => {
  await app.open('basic/')
  const address = await app.connect()
  const { value } = await app.act('Sign typed data')
  const { message, ...data } = typedData(chains.local.id)
  const signature = value as `0x${string}`
  expect(await verifyTypedData({ ...data, message: { item: 'latch', count: 3n }, address, signature })).toBe(true)
})

test('R36: a rejected signature throws a typed error, and the next one works', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('reject', 'personal_sign')
  expect(await app.act('Sign message')).toMatchObject({ code: 'USER_REJECTED' })
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
})

test('R37: refuses an invalid signature', async ({ app }) => {
  await app.open('basic/')
  await app.connect()
  for (const garbage of ['', 'yes', '0x1', '0xzz', { signature: 'yes' }, null]) {
    await app.wallet().control('answerWith', 'personal_sign', garbage)
    expect(await app.act('Sign message')).toMatchObject({ code: 'WALLET_BAD_RESULT' })
  }
})
