import type { OpenOptions } from '@latchkey/appkit'
import { createFakeLogger } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createOpen } from './openView.js'

function visit() {
  const opened: (OpenOptions | undefined)[] = []
  const logger = createFakeLogger()
  const open = createOpen(async (options) => void opened.push(options), logger)
  return { open, opened, logger }
}

test('open passes on the views that exist', async () => {
  const { open, opened, logger } = visit()
  await open({ view: 'Networks', namespace: 'solana' })
  await open()
  expect(opened).toEqual([{ view: 'Networks', namespace: 'solana' }, {}])
  expect(logger.entries).toEqual([])
})

test('a view that does not exist yet opens the default view, and is reported once', async () => {
  const { open, opened, logger } = visit()
  await open({ view: 'Swap', arguments: { amount: '1' } })
  await open({ view: 'Swap' })
  await open({ view: 'ProfileWallets' })
  expect(opened).toEqual([{ arguments: { amount: '1' } }, {}, { view: 'Account' }])
  expect(logger.messages('error')).toEqual([
    '[latchkey] The view "Swap" does not exist yet. The default view opens instead.',
    '[latchkey] The view "ProfileWallets" does not exist yet. The view "Account" opens instead.',
  ])
})
