import { afterEach, expect, test } from 'vitest'
import { blockUrls } from '../../../fixtures/blockUrls.fixture.js'
import { createTestModal } from '../../../fixtures/createTestModal.fixture.js'
import { control, press, seesText, seesTitle } from '../../../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0)) step()
  await blockUrls()
})

// In its own file with one test, because a module that was loaded once cannot fail to load again.
test('R260, FI30: bundled wallets that fail to load can be retried, or loaded by a reload', async () => {
  await blockUrls('*generated/wallets.*')
  const modal = createTestModal({ hasBundledDirectory: true })
  undo.push(modal.end)
  modal.core.open()
  await press(modal.root, /All wallets/)
  await seesTitle(modal.root, 'All wallets')
  await seesText(modal.root, 'Could not load this screen')
  control(modal.root, 'Reload the page')
  expect(modal.core.directory.state.pagesCode).toBe('VIEW_LOAD_FAILED')
  await blockUrls()
  await press(modal.root, 'Try again')
  await seesText(modal.root, 'MetaMask')
})
