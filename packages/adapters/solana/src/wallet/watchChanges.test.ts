import { createFakeClock } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'
import { openWallet } from './openWallet.js'
import { watchChanges } from './watchChanges.js'
import { watchWallet } from './watchWallet.js'

test('R39 L3: handles any event without throwing, and keeps its valid parts', async () => {
  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom('accounts', 'chains', 'features'), async (make, field) => {
      const wallet = createScriptedWallet()
      const clock = createFakeClock()
      const heard: unknown[] = []
      const stop = watchWallet(openWallet(wallet), clock, ({ accounts }) => heard.push(accounts?.length))
      wallet.change({ accounts: [alice] })
      wallet.change(make())
      if (field !== 'accounts') wallet.change({ [field]: make() })
      await clock.advance(16)
      expect(heard).toEqual([1])
      stop()
      expect(clock.timerCount()).toBe(0)
    }),
  )
})

test('ignores a wallet whose events throw or are missing', () => {
  const trap = () => {
    throw new Error('a trap')
  }
  for (const on of [trap, undefined, 42, () => 42, () => trap]) {
    const wallet = createScriptedWallet()
    wallet.features['standard:events'] = { on }
    expect(() => watchChanges(wallet, () => undefined)()).not.toThrow()
  }
})
