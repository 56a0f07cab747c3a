import { expect, test } from 'vitest'
import { createTestModal } from '../../../fixtures/createTestModal.fixture.js'
import { press, rendered, settled } from '../../../fixtures/visitor.fixture.js'

test('the list keeps its rows while the chosen wallet connects', async () => {
  const { core, modal, root, end } = createTestModal()
  try {
    core.open()
    await modal.shown()
    await settled(root)
    let changes = 0
    const observer = new MutationObserver(() => changes++)
    observer.observe(root.querySelector('.body') ?? expect.fail('no list'), { childList: true, subtree: true })
    await press(root, 'Spectre')
    await expect.poll(() => core.accounts.getConnected('eip155')).toBeDefined()
    await rendered()
    observer.disconnect()
    expect(changes).toBe(0)
  } finally {
    end()
  }
})
