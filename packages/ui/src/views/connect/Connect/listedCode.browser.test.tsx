import { afterEach, test } from 'vitest'
import { blockUrls } from '../../../fixtures/blockUrls.fixture.js'
import { createTestModal } from '../../../fixtures/createTestModal.fixture.js'
import { control, press, seesText, seesTitle } from '../../../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0)) step()
  await blockUrls()
})

// In its own file with one test, because a module that was loaded once cannot fail to load again.
test('R260, FI30: a listed wallet whose code fails to load leads to a retry or a reload', async () => {
  await blockUrls('*chooseListed*')
  const modal = createTestModal({ hasBundledDirectory: true })
  undo.push(modal.end)
  modal.core.open()
  await press(modal.root, 'MetaMask')
  await seesText(modal.root, 'Could not load this screen')
  control(modal.root, 'Reload the page')
  await blockUrls()
  await press(modal.root, 'Try again')
  await seesTitle(modal.root, 'Connect a wallet')
  await press(modal.root, 'MetaMask')
  await seesTitle(modal.root, 'Get MetaMask')
})
