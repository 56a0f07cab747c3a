import type { Logger } from '@latchkey/common'
import type { ViewName } from '@latchkey/core'
import { version } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { foxglove } from '../fixtures/testWallets.fixture.js'
import { control, eventually, focused, press, seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** The development build of React 18 dispatches errors at the window before a boundary catches them. */
const stopCaught = (event: Event) => event.stopImmediatePropagation()
beforeAll(() => {
  if (version.startsWith('18.')) window.addEventListener('error', stopCaught, true)
})
afterAll(() => window.removeEventListener('error', stopCaught, true))

type World = TestModal & { readonly errors: readonly (readonly unknown[])[] }

async function show(setUp: TestSetUp = {}): Promise<World> {
  const errors: (readonly unknown[])[] = []
  const logger: Logger = { debug() {}, info() {}, warn() {}, error: (...parts) => void errors.push(parts) }
  const modal = createTestModal({ ...setUp, ports: { logger, ...setUp.ports } })
  undo.push(modal.end)
  await modal.core.ready
  return { ...modal, errors }
}

const dialogOf = ({ root }: TestModal) => root.querySelector('dialog')
const isShown = (modal: TestModal) => eventually(() => expect(dialogOf(modal)?.matches(':modal')).toBe(true))
/** A value that cannot be rendered, as untyped code may pass one. */
const notText: string = JSON.parse('{}')

describe('R201: a render error leaves the modal usable', () => {
  test("renders the view again if the page removed React's nodes, and logs the cause once", async () => {
    const modal = await show()
    modal.core.open()
    await seesTitle(modal.root, 'Connect a wallet')
    modal.root.querySelector('.view')?.remove()
    modal.core.router.push('WhatIsAWallet')
    await seesText(modal.root, 'One key for many sites')
    await isShown(modal)
    expect(focused()?.textContent).toBe('What is a wallet?')
    expect(modal.errors).toHaveLength(1)
    expect(modal.errors[0]?.[1]).toMatchObject({ name: 'NotFoundError' })
  })

  test('keeps a pending request, which closing the modal settles', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }] } })
    modal.core.open()
    const result = modal.core.connect({ connectorId: 'io.foxglove' }).catch((error: unknown) => error)
    modal.core.router.push('ConnectingExternal', { connectorId: 'io.foxglove', namespace: 'eip155' })
    await seesText(modal.root, 'Open Foxglove')
    modal.root.querySelector('.view')?.remove()
    modal.core.router.push('WhatIsAWallet')
    await seesText(modal.root, 'One key for many sites')
    expect(modal.core.connection.state.attempts.eip155?.status).toBe('pending')
    modal.core.close()
    expect(await result).toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('shows an error with a retry and a close button if a view fails twice', async () => {
    const modal = await show()
    await modal.core.connect({ connectorId: 'io.foxglove' })
    Object.assign(modal.core.accounts.getConnected('eip155') ?? {}, { allAccounts: null })
    modal.core.open({ view: 'Account' })
    await seesText(modal.root, 'Something went wrong')
    await isShown(modal)
    expect(modal.errors).toHaveLength(1)
    await press(modal.root, 'Try again')
    await eventually(() => expect(focused()?.tagName).toBe('H2'))
    await seesText(modal.root, 'Something went wrong')
    expect(modal.errors).toHaveLength(1)
    control(modal.root, 'Close').click()
    // A closed modal that fails again is removed; the next opening renders it.
    await eventually(() => expect(dialogOf(modal)?.open ?? false).toBe(false))
    modal.core.open({ view: 'Networks' })
    await seesTitle(modal.root, 'Choose a network')
  })

  test('closes if the frame fails too, settles pending requests, and opens again', async () => {
    const modal = await show({ script: { wallets: [{ ...foxglove, connect: 'stall' }] } })
    modal.core.open()
    const result = modal.core.connect({ connectorId: 'io.foxglove' }).catch((error: unknown) => error)
    await isShown(modal)
    modal.core.router.push('GetWallet')
    await seesTitle(modal.root, 'Get a wallet')
    modal.core.snackbar.showError(notText)
    expect(await result).toMatchObject({ code: 'MODAL_CLOSED' })
    expect(modal.core.modal.state.open).toBe(false)
    modal.core.snackbar.hide()
    modal.core.open()
    await seesTitle(modal.root, 'Connect a wallet')
    await isShown(modal)
  })
})

describe('R202: renders again after the page emptied its shadow root', () => {
  test.each([
    ['the shadow root', ({ root }: TestModal) => root.replaceChildren()],
    [
      'the place of the dialog',
      ({ root }: TestModal) => root.querySelector('dialog')?.parentElement?.replaceChildren(),
    ],
  ])('%s, while it is open', async (_title, empty) => {
    const modal = await show()
    modal.core.open()
    await isShown(modal)
    empty(modal)
    expect(dialogOf(modal)).toBeNull()
    await seesTitle(modal.root, 'Connect a wallet')
    await isShown(modal)
    expect(modal.core.modal.state.open).toBe(true)
  })

  test('while it is closed', async () => {
    const modal = await show()
    modal.core.open()
    await isShown(modal)
    modal.core.close()
    await eventually(() => expect(dialogOf(modal)?.open).toBe(false))
    modal.root.replaceChildren()
    modal.core.open()
    await modal.modal.shown()
    await isShown(modal)
  })

  test('closes if the page empties it after every render', async () => {
    const modal = await show()
    const observer = new MutationObserver(() => {
      if (modal.root.querySelector('dialog[open]')) modal.root.replaceChildren()
    })
    observer.observe(modal.root, { childList: true, subtree: true, attributes: true })
    undo.push(() => observer.disconnect())
    modal.core.open()
    await eventually(() => expect(modal.core.modal.state.open).toBe(false))
  })
})

describe('R203: an unknown view', () => {
  const unknown: ViewName = JSON.parse('"Swap"')

  test.each([
    ['open', (modal: TestModal) => modal.core.open({ view: unknown })],
    ['replace', (modal: TestModal) => modal.core.router.replace(unknown)],
    ['push', (modal: TestModal) => modal.core.router.push(unknown)],
  ])('%s throws a typed error, and the modal keeps its view', async (_title, ask) => {
    const modal = await show()
    modal.core.open({ view: 'WhatIsAWallet' })
    await seesTitle(modal.root, 'What is a wallet?')
    expect(() => ask(modal)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
    modal.core.open({ view: 'GetWallet' })
    await seesTitle(modal.root, 'Get a wallet')
    expect(modal.core.router.state.history).toEqual(['GetWallet'])
  })
})
