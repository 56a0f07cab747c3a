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

// Runs first, because the code that it loads stays loaded for the others.
test("§9: the first frame of the card already has the app's variables", async () => {
  modal = createTestModal({ options: { themeVariables: { '--latchkey-modal-width': '420px' } } })
  modal.core.open()
  const dialog = () => modal?.root.querySelector('dialog[open]')
  while (!dialog()) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(token('--lk-modal-width')).toBe('420px')
})

test('§9: the defaults are a width of 360 px, a font size of 10 px, a radius of 4 px and z-index 999', async () => {
  modal = createTestModal()
  modal.core.open()
  await modal.modal.shown()
  await eventually(() =>
    expect(['--lk-modal-width', '--lk-font-size', '--lk-radius', '--lk-z-index'].map(token)).toEqual([
      '360px',
      '10px',
      '4px',
      '999',
    ]),
  )
})

test("R24, AX13: applies the app's variables by type, clamps accents, and follows changes", async () => {
  modal = createTestModal({
    options: { themeMode: 'dark', themeVariables: { '--w3m-accent': 'navy', '--latchkey-modal-width': '420px' } },
  })
  modal.core.open()
  await eventually(() => expect(token('--lk-modal-width')).toBe('420px'))
  // Navy is unreadable on the dark surface, so it is lightened.
  expect(token('--lk-accent')).toMatch(/^#[\da-f]{6}$/)
  expect(token('--lk-accent')).not.toBe('#000080')
  modal.core.theme.setMode('light')
  await eventually(() => expect(token('--lk-accent')).toBe('#000080'))
  modal.core.theme.setVariables({ '--w3m-accent': 'oklch(55% 0.2 30)' })
  await eventually(() => expect(token('--lk-accent')).not.toBe('#000080'))
  modal.core.theme.setVariables({ '--w3m-accent': 'no such colour' })
  await eventually(() => expect(token('--lk-accent')).toBe('#8a5e0e'))
})

test('R276: an accent fills the primary button and marks the current network until it is removed', async () => {
  modal = createTestModal({ options: { themeMode: 'light', themeVariables: { '--latchkey-accent': '#ffe100' } } })
  const { core, root } = modal
  const styleOf = (selector: string) => {
    const element = root.querySelector(selector)
    return element ? getComputedStyle(element) : expect.fail(`no ${selector}`)
  }
  core.open({ view: 'Networks' })
  await eventually(() => expect(styleOf('.row[aria-current]').boxShadow).toMatch(/rgb\(\d+, \d+, \d+\).* 2px inset/))
  expect(styleOf('.row[aria-current]').boxShadow).not.toContain('rgb(255, 225, 0)')
  core.open({ view: 'WhatIsAWallet' })
  await eventually(() => {
    const { backgroundColor, color } = styleOf('.button[data-kind=primary]')
    expect([backgroundColor, color]).toEqual(['rgb(255, 225, 0)', 'rgb(0, 0, 0)'])
  })
  core.theme.setVariables({ '--latchkey-accent': '' })
  await eventually(() => {
    const { backgroundColor, color, boxShadow } = styleOf('.button[data-kind=primary]')
    expect([backgroundColor, color]).toEqual(['rgb(20, 22, 31)', 'rgb(255, 255, 255)'])
    expect(boxShadow).toContain('rgba(0, 0, 0, 0)')
  })
})

test('R282: logs each theme variable with an invalid value once', async () => {
  const reports: string[] = []
  const logger = { debug() {}, info() {}, warn() {}, error: (line: string) => void reports.push(line) }
  modal = createTestModal({
    ports: { logger },
    options: {
      themeVariables: {
        '--latchkey-accent': 'var(--brand)',
        '--w3m-color-mix': 'no such colour',
        '--latchkey-font-size-master': '1rem',
        '--latchkey-modal-width': '420px',
        '--latchkey-qr-color': 'navy',
        '--latchkey-color-mix-strength': 0,
      },
    },
  })
  modal.core.open()
  await eventually(() => expect(reports).toHaveLength(3))
  modal.core.theme.setMode('dark')
  modal.core.theme.setVariables({ '--latchkey-z-index': 'high', '--latchkey-accent': 'navy' })
  await eventually(() => expect(reports).toHaveLength(4))
  const names = [
    '--latchkey-accent: var(--brand)',
    '--w3m-color-mix',
    '--latchkey-font-size-master',
    '--latchkey-z-index',
  ]
  for (const [index, name] of names.entries()) expect(reports[index]).toContain(name)
})

test('AX23: has the colour scheme of its mode', async () => {
  modal = createTestModal({ options: { themeMode: 'dark' } })
  modal.core.open()
  await eventually(() => expect(style().colorScheme).toBe('dark'))
})
