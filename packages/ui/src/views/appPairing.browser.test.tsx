import { createFakeClock } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { onMobile } from '../fixtures/onMobile.fixture.js'
import { uriOf } from '../fixtures/scriptedPairing.fixture.js'
import { foxglove, walletConnect } from '../fixtures/testWallets.fixture.js'
import {
  control,
  eventually,
  focused,
  press,
  rendered,
  seesText,
  seesTitle,
  touch,
} from '../fixtures/visitor.fixture.js'
import { encodeQr } from '../qr/encodeQr.js'

const undo: (() => void)[] = []
const uri = uriOf(7)
const lantern = { id: 'lantern', name: 'Lantern', mobile_link: 'lantern://' }

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

function show(setUp: TestSetUp = {}): TestModal {
  const modal = createTestModal({ script: { wallets: [walletConnect, foxglove] }, ...setUp })
  undo.push(modal.end)
  return modal
}

function goMobile(): unknown[][] {
  const { opened, end } = onMobile()
  undo.push(end)
  return opened
}

/** Records the texts that the page copies. */
function recordCopies(): string[] {
  const copied: string[] = []
  Object.defineProperty(navigator.clipboard, 'writeText', {
    configurable: true,
    value: async (text: string) => void copied.push(text),
  })
  undo.push(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
  return copied
}

const seesCode = ({ root }: TestModal, value: string) =>
  eventually(() =>
    expect(root.querySelector('.qr-code path')?.getAttribute('d')).toBe(encodeQr(value)?.path ?? expect.fail()),
  )

describe('R430: open({ uri }) on a computer', () => {
  test.each([
    ['with a relay', {}],
    ['without a relay', undefined],
  ] as const)('%s, shows the code and the link of the app, and sends no request', async (_title, pairing) => {
    const copied = recordCopies()
    const modal = show(pairing && { pairing })
    modal.core.open({ uri })
    await seesTitle(modal.root, 'Scan with your phone')
    await seesCode(modal, uri)
    await seesText(modal.root, 'This page then completes the connection')
    await press(modal.root, 'Copy link')
    await eventually(() => expect(modal.core.snackbar.state.message).toBe('Link copied'))
    expect(copied).toEqual([uri])
    expect(modal.pairing.calls).toEqual({ prepared: 0, released: 0 })
    expect(modal.core.connection.isAsking()).toBe(false)
  })

  test('a new URI replaces the code, and without a URI the kit shows its own code again', async () => {
    const modal = show({ pairing: {} })
    modal.core.open({ uri })
    await seesCode(modal, uri)
    modal.core.open({ uri: uriOf(8) })
    await seesCode(modal, uriOf(8))
    modal.core.close()
    modal.core.open({ view: 'ConnectingWalletConnectBasic' })
    await seesCode(modal, uriOf(1))
    expect(modal.pairing.calls.prepared).toBe(1)
  })

  test('closes without a confirmation', async () => {
    const modal = show()
    modal.core.open({ uri })
    await seesCode(modal, uri)
    await press(modal.root, 'Close')
    expect(modal.core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })
})

describe('R430: open({ uri }) on a phone', () => {
  test.each([
    ['with a directory', { directory: {} }],
    ['without one', {}],
  ] as const)('%s, a click opens the wallet with the URI of the app', async (_title, setUp) => {
    const opened = goMobile()
    const modal = show({
      ...setUp,
      pairing: {},
      ...('directory' in setUp ? { directory: { wallets: [lantern] } } : { options: { customWallets: [lantern] } }),
    })
    modal.core.open({ uri })
    ;(await touch(modal.root, 'Lantern')).click()
    // The link opened synchronously in the click. The tests run in a frame.
    expect(opened).toEqual([[`lantern://wc?uri=${encodeURIComponent(uri)}`, '_top']])
    await rendered()
    expect(modal.pairing.calls.prepared).toBe(0)
    expect(modal.core.connection.isAsking()).toBe(false)
  })

  test('the code is one click away, and Back leads to the list with the same URI', async () => {
    const opened = goMobile()
    const modal = show({ directory: { wallets: [lantern] } })
    modal.core.open({ uri })
    await seesText(modal.root, 'This page then completes the connection')
    await press(modal.root, 'Show a QR code')
    await seesCode(modal, uri)
    await press(modal.root, 'Use this device')
    expect(opened).toEqual([[uri, '_top']])
    modal.core.router.goBack()
    await press(modal.root, 'Lantern')
    expect(opened[1]).toEqual([`lantern://wc?uri=${encodeURIComponent(uri)}`, '_top'])
  })

  test.each([
    ['the first page', 0],
    ['a later page', 40],
  ])('offers the code once after %s of the directory failed to load', async (_title, loaded) => {
    goMobile()
    const modal = show({ directory: {} })
    if (loaded > 0) await modal.core.directory.loadMore()
    modal.directory.change({ pages: 'fail' })
    modal.core.open({ uri })
    await modal.core.directory.loadMore()
    await seesText(modal.root, 'The list of wallets could not be loaded.')
    const offers = [...modal.root.querySelectorAll('button')].filter((each) => each.textContent === 'Show a QR code')
    expect(offers).toHaveLength(1)
  })

  test.each([
    ['has no link', {}],
    ['has an unusual host', { mobile_link: 'https://10.0.0.1/' }],
  ])('a wallet that %s shows the code to copy', async (_title, links) => {
    const opened = goMobile()
    const modal = show({ directory: { wallets: [{ id: 'w', name: 'Linkless', ...links }] } })
    modal.core.open({ uri })
    await press(modal.root, 'Linkless')
    await seesCode(modal, uri)
    expect(opened).toEqual([])
  })

  test('without any listed wallet, shows the code', async () => {
    goMobile()
    const modal = show()
    modal.core.open({ uri })
    await seesCode(modal, uri)
    control(modal.root, 'Copy link')
  })
})

describe('R430b: an expired URI of the app', () => {
  const expired = 'The code has expired'
  const start = Date.UTC(2026, 0, 1)
  const fiveMinutes = start / 1_000 + 300
  const alert = ({ root }: TestModal) => root.querySelector('[role=alert]')?.textContent ?? ''

  test('shows no code when the modal opens with it', async () => {
    const modal = show({ pairing: {}, ports: { clock: createFakeClock(start) } })
    modal.core.open({ uri: uriOf(7, start / 1_000 + 10) })
    await eventually(() => expect(alert(modal)).toContain(expired))
    expect(modal.root.querySelector('.qr-code')).toBeNull()
    expect(modal.root.textContent).not.toContain('Copy link')
    expect(modal.pairing.calls.prepared).toBe(0)
  })

  test('replaces the code 10 s before it expires, and a new URI shows its code', async () => {
    const clock = createFakeClock(start)
    const modal = show({ ports: { clock } })
    const shown = uriOf(7, fiveMinutes)
    modal.core.open({ uri: shown })
    await seesCode(modal, shown)
    control(modal.root, 'Copy link').focus()
    await clock.advance(289_999)
    await rendered()
    await seesCode(modal, shown)
    expect(alert(modal)).toBe('')
    await clock.advance(1)
    await eventually(() => expect(alert(modal)).toContain(expired))
    expect(modal.root.querySelector('.qr-code')).toBeNull()
    expect(focused()?.textContent).toBe('Scan with your phone')

    const next = uriOf(8, fiveMinutes + 300)
    modal.core.open({ uri: next })
    await seesCode(modal, next)
    expect(alert(modal)).toBe('')
    await clock.advance(300_000)
    await eventually(() => expect(alert(modal)).toContain(expired))
  })

  test('notices it after the device slept', async () => {
    const clock = createFakeClock(start)
    const modal = show({ ports: { clock } })
    const shown = uriOf(7, fiveMinutes)
    modal.core.open({ uri: shown })
    await seesCode(modal, shown)
    // The timers of a page stand still during the sleep.
    clock.setWallClock(start + 300_000)
    await clock.advance(1_000)
    await eventually(() => expect(alert(modal)).toContain(expired))
  })

  test.each([
    ['with a directory', { directory: { wallets: [lantern] } }],
    ['without one', { options: { customWallets: [lantern] } }],
  ])('on a phone %s, opens no wallet', async (_title, setUp) => {
    const opened = goMobile()
    const clock = createFakeClock(start)
    const modal = show({ ...setUp, ports: { clock } })
    modal.core.open({ uri: uriOf(7, fiveMinutes) })
    await touch(modal.root, 'Lantern')
    await clock.advance(290_000)
    await eventually(() => expect(alert(modal)).toContain(expired))
    expect(modal.root.textContent).not.toContain('Lantern')
    expect(modal.root.textContent).not.toContain('Show a QR code')
    expect(opened).toEqual([])
  })

  test('does not take the focus from the page if the modal is embedded', async () => {
    const clock = createFakeClock(start)
    const modal = show({ embedded: true, ports: { clock } })
    const field = document.body.appendChild(document.createElement('input'))
    undo.push(() => field.remove())
    const shown = uriOf(7, fiveMinutes)
    modal.core.open({ uri: shown })
    await seesCode(modal, shown)
    field.focus()
    await clock.advance(290_000)
    await eventually(() => expect(alert(modal)).toContain(expired))
    expect(focused()).toBe(field)
  })
})
