import { afterEach, expect, test } from 'vitest'
import { blockUrls } from '../fixtures/blockUrls.fixture.js'
import { uriOf } from '../fixtures/scriptedPairing.fixture.js'
import { showList } from '../fixtures/showList.fixture.js'
import { eventually, focused, press, seesText } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0)) step()
  await blockUrls()
})

// In its own file with one test, because a module that was loaded once cannot fail to load again.
test('FI30: says that the encoder failed to load, not that the code is too long, and offers a retry', async () => {
  await blockUrls('*encodeQr*')
  const scanned = {
    id: 's',
    name: 'Scanned',
    app_store: 'https://apps.example/s',
    play_store: 'https://play.example/s',
  }
  const modal = await showList(undo, { options: { customWallets: [scanned] } })
  modal.core.router.push('Downloads', { walletId: 's' })
  await seesText(modal.root, 'Could not load this screen')
  modal.core.router.push('ConnectingWalletConnect')
  await eventually(() => expect(modal.root.querySelector('.qr-panel')).not.toBeNull())
  await seesText(modal.root, 'Could not load this screen')
  expect(modal.root.querySelector('.card')?.textContent).not.toContain('too long')
  // The link can still be copied.
  await seesText(modal.root, 'Copy link')
  await press(modal.root, 'Try again')
  expect(focused()).toBe(modal.root.querySelector('h2'))
  await seesText(modal.root, 'Could not load this screen')
  await blockUrls()
  modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED' })
  await eventually(() => expect(modal.root.querySelector('.qr-code path')).not.toBeNull())
})
