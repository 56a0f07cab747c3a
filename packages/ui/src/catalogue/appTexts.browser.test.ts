import { createFakeLogger } from '@latchkey/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { foxglove } from '../fixtures/testWallets.fixture.js'
import { seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

async function show(options: NonNullable<TestSetUp['options']>, logger = createFakeLogger()): Promise<TestModal> {
  const modal = createTestModal({ options, script: { wallets: [foxglove] }, ports: { logger } })
  open.push(modal)
  await modal.core.ready
  modal.core.open()
  return modal
}

test('R290: texts of the app replace those of the modal, initially and after a change', async () => {
  const { root, core } = await show({ texts: { 'Connect.title': 'Sign in' } })
  await seesTitle(root, 'Sign in')
  core.options.update({ texts: { 'Connect.title': 'Log in' } })
  await seesTitle(root, 'Log in')
})

test('R291: a catalogue of the app adds a language, and English replaces the texts that it lacks', async () => {
  const german = { texts: { 'Connect.title': 'Wallet verbinden' } }
  const { root } = await show({ locale: 'de-AT', catalogues: { de: async () => german } })
  await seesTitle(root, 'Wallet verbinden')
  await seesText(root, 'Foxglove')
})

test.each([
  ['fails to load', () => Promise.reject(new Error('gone'))],
  ['has no texts', async () => JSON.parse('{}')],
])('R291: if the catalogue of the app %s, English shows, and the console says so', async (_title, load) => {
  const logger = createFakeLogger()
  const loader = vi.fn(load)
  const { root } = await show({ locale: 'de', catalogues: { de: loader } }, logger)
  await seesTitle(root, 'Connect a wallet')
  expect(logger.messages('error')).toContain('[latchkey] The texts for "de" could not be loaded, so English shows.')
  expect(loader).toHaveBeenCalledOnce()
})
