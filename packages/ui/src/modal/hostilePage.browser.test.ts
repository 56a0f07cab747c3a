import type { Logger } from '@latchkey/common'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
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
  await expect(modal.modal.shown()).rejects.toMatchObject({
    code: 'VIEW_LOAD_FAILED',
    details: expect.stringContaining('The page hides the modal'),
  })
  expect(errors).toEqual([expect.stringContaining('The page hides the modal')])
  await result
  await eventually(() => expect(modal.core.modal.state.open).toBe(false))
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

/** Shows a modal, and returns it with the messages that it logs as errors. */
async function show(setUp: TestSetUp = {}) {
  const errors: unknown[] = []
  const logger: Logger = { debug() {}, info() {}, warn() {}, error: (message) => void errors.push(message) }
  const modal = createTestModal({ ...setUp, ports: { logger } })
  undo.push(modal.end)
  await modal.core.ready
  await modal.modal.shown()
  return { ...modal, errors }
}

/** Observes the page, and stops after the test. */
function watch(target: Node, options: MutationObserverInit, callback: () => void): void {
  const observer = new MutationObserver(callback)
  observer.observe(target, options)
  undo.push(() => observer.disconnect())
}

test('FI28: rejects and leaves the page usable if the page removes the modal immediately', async () => {
  const modal = await show()
  watch(document.body, { childList: true }, () => modal.host.remove())
  modal.host.remove()
  document.body.append(modal.host)
  modal.core.open()
  await expect(modal.modal.shown()).rejects.toMatchObject({
    code: 'VIEW_LOAD_FAILED',
    details: 'The page removed the modal.',
  })
  expect(modal.core.modal.state.open).toBe(false)
  expect(modal.errors).toEqual([expect.stringContaining('The page removed the modal')])
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('FI28: rejects if the browser cannot show a dialog, and opens once it can', async () => {
  const modal = await show()
  const dialog = modal.root.querySelector('dialog') ?? expect.fail('no dialog')
  dialog.showModal = () => {
    throw new Error('not now')
  }
  modal.core.open()
  await expect(modal.modal.shown()).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED', cause: { message: 'not now' } })
  Reflect.deleteProperty(dialog, 'showModal')
  modal.core.open()
  await modal.modal.shown()
  expect(dialog.matches(':modal')).toBe(true)
})

test.each(['inert', 'aria-hidden'])('FI28: closes if the page sets %s again whenever it is removed', async (name) => {
  const modal = await show()
  modal.core.open()
  await modal.modal.shown()
  watch(modal.host, { attributes: true }, () => {
    if (!modal.host.hasAttribute(name)) modal.host.setAttribute(name, 'true')
  })
  modal.host.setAttribute(name, 'true')
  await eventually(() => expect(modal.core.modal.state.open).toBe(false))
  expect(modal.errors).toEqual([expect.stringContaining('hides the modal again')])
})

test('FI28: opens in another document, keeps the focus there and locks its scrolling', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  undo.push(() => frame.remove())
  const inner = frame.contentDocument ?? expect.fail('no document')
  const opener = inner.body.appendChild(inner.createElement('button'))
  const modal = await show({ host: inner.body.appendChild(inner.createElement('appkit-modal')) })
  opener.focus()
  modal.core.open()
  await modal.modal.shown()
  expect(modal.root.querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(modal.root.activeElement?.tagName).toBe('H2')
  expect(inner.defaultView?.getComputedStyle(inner.documentElement).overflow).toBe('hidden')
  modal.core.close()
  await eventually(() => expect(inner.activeElement).toBe(opener))
})

test('FI28: opens if the page replaced HTMLDialogElement and ShadowRoot', async () => {
  const modal = await show()
  const replaced = ['HTMLDialogElement', 'ShadowRoot', 'HTMLElement'] as const
  for (const name of replaced) {
    const before = Object.getOwnPropertyDescriptor(window, name) ?? {}
    undo.push(() => Object.defineProperty(window, name, before))
    Object.defineProperty(window, name, { ...before, value: class {} })
  }
  modal.core.open()
  await modal.modal.shown()
  expect(modal.root.querySelector('dialog')?.matches(':modal')).toBe(true)
})

test('FI28: releases a pointer that the page locked', async () => {
  const modal = await show()
  const game = document.body.appendChild(document.createElement('button'))
  undo.push(() => game.remove())
  game.addEventListener('click', () => void game.requestPointerLock())
  await userEvent.click(game)
  await eventually(() => expect(document.pointerLockElement).toBe(game))
  modal.core.open()
  await modal.modal.shown()
  await eventually(() => expect(document.pointerLockElement).toBeNull())
})
