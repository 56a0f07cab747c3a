import { afterEach, expect, test } from 'vitest'
import { blockUrls } from '../fixtures/blockUrls.fixture.js'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { control, focused, press, seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(async () => {
  for (const step of undo.splice(0)) step()
  await blockUrls()
})

// In its own file with one test, because a module that was loaded once cannot fail to load again.
test('R281, FI30, AX6: shows an error for a view that fails to load; a retry shows it and focuses its title', async () => {
  await blockUrls('*/views/help/helpViews.ts*')
  const errors: unknown[][] = []
  const logger = { debug() {}, info() {}, warn() {}, error: (...line: unknown[]) => void errors.push(line) }
  const modal = createTestModal({ ports: { logger } })
  undo.push(modal.end)
  modal.core.open()
  await press(modal.root, 'What is a wallet?')
  await seesText(modal.root, 'Could not load this screen')
  expect(errors).toEqual([
    ['[latchkey] The view "WhatIsAWallet" could not be loaded.', expect.objectContaining({ code: 'VIEW_LOAD_FAILED' })],
  ])
  await blockUrls()
  const button = control(modal.root, 'Try again')
  button.focus()
  button.click()
  await seesText(modal.root, 'One key for many sites')
  await seesTitle(modal.root, 'What is a wallet?')
  expect(focused()).toBe(modal.root.querySelector('h2'))
})
