import { afterEach, expect, test } from 'vitest'
import { blockUrls } from '../fixtures/blockUrls.fixture.js'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { foxglove } from '../fixtures/testWallets.fixture.js'
import { eventually, press, seesText } from '../fixtures/visitor.fixture.js'

afterEach(() => blockUrls())

// A file of its own: code that was loaded once can't fail to load again.
test('AX5: the first close button asks at once, also while no further code can be loaded', async () => {
  await blockUrls('*/rest/rest.ts*')
  const modal = createTestModal({ script: { wallets: [{ ...foxglove, connect: 'stall' }] } })
  try {
    modal.core.open()
    await press(modal.root, 'Foxglove')
    await seesText(modal.root, 'Open Foxglove')
    await press(modal.root, 'Close')
    const question = () => modal.root.querySelector('[role=alertdialog]')
    await eventually(() => expect(question()?.textContent).toContain('Keep waiting'))
  } finally {
    modal.end()
  }
})
