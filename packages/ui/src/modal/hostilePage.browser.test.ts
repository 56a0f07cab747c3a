import type { Logger } from '@latchkey/common'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { eventually, focused, seesTitle } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
})

function add(element: HTMLElement): void {
  document.documentElement.append(element)
  undo.push(() => element.remove())
}

test.each(['body', 'adoptedStyleSheets', 'activeElement', 'documentElement'] as const)(
  'R206: opens, locks the page and restores the focus even if an element of the page shadows document.%s',
  async (name) => {
    const opener = document.createElement('button')
    add(opener)
    const modal = createTestModal()
    undo.push(modal.end)
    await modal.core.ready
    opener.focus()
    const image = document.createElement('img')
    image.name = name
    add(image)
    expect(document[name]).toBe(image)
    modal.core.open()
    await seesTitle(modal.root, 'Connect a wallet')
    const page = document.querySelector(':root') ?? expect.fail('no page')
    expect(getComputedStyle(page).overflow).toBe('hidden')
    image.remove()
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(focused()).toBe(opener))
    expect(getComputedStyle(page).overflow).toBe('visible')
  },
)

test('R206: closes and logs an error if the page hides it', async () => {
  const errors: unknown[] = []
  const logger: Logger = { debug() {}, info() {}, warn() {}, error: (message) => void errors.push(message) }
  const hidden = document.createElement('div')
  hidden.style.display = 'none'
  add(hidden)
  const host = hidden.appendChild(document.createElement('appkit-modal'))
  const modal = createTestModal({ host, ports: { logger } })
  undo.push(modal.end)
  const result = modal.core.connect({ connectorId: 'nobody' }).catch((error: unknown) => error)
  modal.core.open()
  await eventually(() => expect(errors).toEqual([expect.stringContaining('The page hides the modal')]))
  await result
  await eventually(() => expect(modal.core.modal.state.open).toBe(false))
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})
