import { afterEach, expect, test } from 'vitest'
import { createTestModal, type TestModal } from '../fixtures/createTestModal.fixture.js'
import { eventually } from '../fixtures/visitor.fixture.js'

let modal: TestModal | undefined
afterEach(() => modal?.end())

const style = () => {
  const root = modal?.root.querySelector<HTMLElement>('.root')
  return root ? getComputedStyle(root) : expect.fail('not mounted')
}
const token = (name: string) => style().getPropertyValue(name).trim()

// The first test: what is fetched here is there for the others.
test('§9: the card never shows without the variables of the app, not even for a frame', async () => {
  modal = createTestModal({ options: { themeVariables: { '--latchkey-modal-width': '420px' } } })
  modal.core.open()
  const dialog = () => modal?.root.querySelector('dialog[open]')
  while (!dialog()) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(token('--w')).toBe('420px')
})

test('§9: the defaults are 360 px wide, 10 px type, 4 px radius, layer 999', async () => {
  modal = createTestModal()
  modal.core.open()
  await modal.modal.shown()
  await eventually(() => expect(['--w', '--fs', '--r', '--z'].map(token)).toEqual(['360px', '10px', '4px', '999']))
})

test('R24, AX13: variables of the app are applied by type, accents clamped, and follow changes', async () => {
  modal = createTestModal({
    options: { themeMode: 'dark', themeVariables: { '--w3m-accent': 'navy', '--latchkey-modal-width': '420px' } },
  })
  modal.core.open()
  await eventually(() => expect(token('--w')).toBe('420px'))
  // Navy on ink cannot be read: it is lightened.
  expect(token('--accent')).toMatch(/^#[\da-f]{6}$/)
  expect(token('--accent')).not.toBe('#000080')
  modal.core.theme.setMode('light')
  await eventually(() => expect(token('--accent')).toBe('#000080'))
  modal.core.theme.setVariables({ '--w3m-accent': 'oklch(55% 0.2 30)' })
  await eventually(() => expect(token('--accent')).not.toBe('#000080'))
  modal.core.theme.setVariables({ '--w3m-accent': 'no such colour' })
  await eventually(() => expect(token('--accent')).toBe('#8a5e0e'))
})

test('AX23: has the colour scheme of its mode', async () => {
  modal = createTestModal({ options: { themeMode: 'dark' } })
  modal.core.open()
  await eventually(() => expect(style().colorScheme).toBe('dark'))
})
