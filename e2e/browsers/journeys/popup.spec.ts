import { waitUntil } from '../../fixtures/waitUntil.js'
import { test } from '../test.js'
import { dialog, ownButton, row } from '../visitor.js'

test.use({ setup: { wallets: [{ preset: 'foxglove', announce: false, inject: {} }] } })

test('R349: the pop-up of a wallet’s SDK opens in the click, although the browser blocks others', async ({
  visitor,
}) => {
  await visitor.open('popup/')
  const popups = () => visitor.tab.evaluate(() => document.documentElement.dataset.popups)
  await waitUntil(popups).toBe('blocked')
  await visitor.click(ownButton())
  await visitor.click(row('Coinbase Wallet'))
  await visitor.misses(dialog)
  await visitor.fact('status', 'connected')
  await waitUntil(popups).toBe('blocked opened')
})
