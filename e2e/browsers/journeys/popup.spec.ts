import { builtFilesWith } from '../../fixtures/builtFiles.js'
import { waitUntil } from '../../fixtures/waitUntil.js'
import { test } from '../test.js'
import { dialog, ownButton, row } from '../visitor.js'

test.use({ setup: { wallets: [{ preset: 'foxglove', announce: false, inject: {} }] } })

test('R349: the pop-up of a wallet’s SDK opens in the click, although the browser blocks others', async ({
  visitor,
}) => {
  const sdk = builtFilesWith(/popupSdk/)
  const isSdk = (url: string) => sdk.some((file) => url.endsWith(file))
  await visitor.open('popup/')
  const popups = () => visitor.tab.evaluate(() => document.documentElement.dataset.popups)
  await waitUntil(popups).toBe('blocked')
  await visitor.click(ownButton())
  // The painted row loads the SDK. A browser blocks a pop-up that opens more than about a second after the click.
  await waitUntil(async () => (await visitor.tab.evaluate(loadedFiles)).some(isSdk)).toBe(true)
  await visitor.click(row('Coinbase Wallet'))
  await visitor.misses(dialog)
  await visitor.fact('status', 'connected')
  await waitUntil(popups).toBe('blocked opened')
})

/** Runs in the page. */
function loadedFiles(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}
