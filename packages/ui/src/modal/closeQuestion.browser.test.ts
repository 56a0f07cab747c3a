import { afterEach, expect, test } from 'vitest'
import { blockUrls } from '../fixtures/blockUrls.fixture.js'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { foxglove } from '../fixtures/testWallets.fixture.js'
import { eventually, press, seesText } from '../fixtures/visitor.fixture.js'

afterEach(() => blockUrls())

// In its own file, because a module that was loaded once cannot fail to load again.
test('AX5: the first click on the close button asks for confirmation immediately, even if no more code loads', async () => {
  const modal = createTestModal({ script: { wallets: [{ ...foxglove, connect: 'stall' }] } })
  try {
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Open Foxglove')
    await blockUrls('*.ts*', '*.js*')
    await press(modal.root, 'Close')
    const question = () => modal.root.querySelector('[role=alertdialog]')
    await eventually(() => expect(question()?.textContent).toContain('Keep waiting'))
  } finally {
    modal.end()
  }
})
