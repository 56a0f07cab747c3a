import { settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

test('R69: a response after the sign-out stores no address', async () => {
  const { core, adapter, storage } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
  const answers: (() => void)[] = []
  adapter.balance = () =>
    new Promise((resolve) => answers.push(() => resolve({ value: 1n, decimals: 18, symbol: 'ETH' })))
  adapter.identity = () => new Promise((resolve) => answers.push(() => resolve({ name: 'alice.eth' })))
  await core.connect({ connectorId: 'com.example.wallet' })
  await settle()
  expect(answers).toHaveLength(2)
  await core.disconnect()
  for (const response of answers) response()
  await settle()
  expect([...storage.values].flat().filter((text) => text.includes(alice))).toEqual([])
})
