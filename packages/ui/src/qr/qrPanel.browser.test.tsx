import { createFakeClock } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import type { TestModal, TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { listen } from '../fixtures/listen.fixture.js'
import { onMobile } from '../fixtures/onMobile.fixture.js'
import { uriOf } from '../fixtures/scriptedPairing.fixture.js'
import { showList } from '../fixtures/showList.fixture.js'
import { foxglove, walletConnect } from '../fixtures/testWallets.fixture.js'
import { eventually, press, rendered, seesText } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

async function showCode(setUp?: TestSetUp): Promise<TestModal> {
  const modal = await showList(undo, setUp)
  modal.core.router.push('ConnectingWalletConnect')
  await eventually(() => expect(modal.root.querySelector('.qr-code path')).not.toBeNull())
  await eventually(() => expect(modal.core.connection.isAsking()).toBe(true))
  return modal
}

describe('announcements of a new code', () => {
  test('AX11, AX24: announces each renewal once, even with the same text', async () => {
    const modal = await showCode()
    await seesText(modal.root, 'The code is valid for another 3 minutes.')
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    for (const number of [2, 3, 4]) {
      modal.pairing.set({ uri: uriOf(number), code: 'PAIRING_EXPIRED', expiresAt: Date.now() + 300_000 })
      await eventually(() => expect(said).toHaveLength(number - 1))
      await rendered()
      expect(said).toEqual(
        Array.from({ length: number - 1 }, () => 'The code has expired. A new one is ready. Nothing was shared.'),
      )
      await seesText(modal.root, 'The code is valid for another 5 minutes.')
    }
  })

  test.each([
    ['en', 60_000, 'another 1 minute.'],
    ['ar', 60_000, 'لمدة دقيقة'],
    ['ar', 120_000, 'لمدة دقيقتان'],
  ])('AX24: writes minutes in the plural form of the language: %s, %i ms', async (locale, left, announcement) => {
    const clock = createFakeClock()
    const expiresAt = clock.now() + 10_000 + left
    const modal = await showCode({ ports: { clock }, options: { locale }, pairing: { expiresAt } })
    await seesText(modal.root, announcement)
  })

  test('UX 5, AX11: announces a rejection once, when a new code is ready', async () => {
    const clock = createFakeClock()
    let decline: (() => void) | undefined
    const connect = () =>
      new Promise<'reject'>((resolve) => {
        decline = () => resolve('reject')
      })
    const modal = await showCode({ ports: { clock }, script: { wallets: [{ ...walletConnect, connect }, foxglove] } })
    await seesText(modal.root, 'The code is valid for another 3 minutes.')
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    await eventually(() => expect(decline).toBeDefined())
    clock.skip(20_000)
    modal.pairing.set({ status: 'preparing', uri: undefined, code: 'USER_REJECTED', expiresAt: undefined })
    decline?.()
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(2))
    await rendered()
    expect(said).toEqual([])
    modal.pairing.set({ status: 'ready', uri: uriOf(2), expiresAt: clock.now() + 300_000 })
    await eventually(() => expect(said).toHaveLength(1))
    await rendered()
    expect(said).toEqual([expect.stringMatching(/^You declined in the wallet Nothing was shared\. Scan the new code/)])
  })

  test('FI1: the end of an interruption does not count as an expired code', async () => {
    const clock = createFakeClock()
    const modal = await showCode({ ports: { clock } })
    await seesText(modal.root, 'The code is valid for another 3 minutes.')
    clock.skip(100_000)
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    modal.pairing.set({ relay: 'reconnecting' })
    await seesText(modal.root, 'Reconnecting…')
    modal.pairing.set({ relay: 'connected' })
    await seesText(modal.root, 'The code is valid for another 1 minute.')
    expect(said.filter((text) => text.includes('3 minutes'))).toEqual([])
  })
})

test('dims an expired code until the new one is ready', async () => {
  const clock = createFakeClock()
  const modal = await showCode({ ports: { clock }, pairing: { expiresAt: clock.now() + 300_000 } })
  const code = () => modal.root.querySelector('.qr-code') ?? expect.fail('no code')
  const opacity = () => getComputedStyle(code().querySelector('svg') ?? expect.fail('no drawing')).opacity
  const drawn = () => code().querySelector('path')?.getAttribute('d')
  const old = drawn()
  clock.skip(299_999)
  await rendered()
  expect([code().ariaBusy, opacity(), drawn()]).toEqual([null, '1', old])
  clock.skip(1)
  await eventually(() => expect([code().ariaBusy, opacity(), drawn()]).toEqual(['true', '0.06', old]))
  modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED', expiresAt: clock.now() + 300_000 })
  await eventually(() => expect([code().ariaBusy, opacity()]).toEqual([null, '1']))
  expect(drawn()).not.toBe(old)
})

describe('“Use this device”', () => {
  test('AX5: opens an app with the code, also from a frame; closing then asks for confirmation', async () => {
    const { opened, end } = onMobile()
    undo.push(end)
    const modal = await showCode()
    expect(modal.core.modal.state.showsCode).toBe(true)
    await press(modal.root, 'Use this device')
    // The tests run in a frame.
    expect(opened).toEqual([[uriOf(1), '_top']])
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(false))
    await press(modal.root, 'Close')
    await seesText(modal.root, 'Your wallet is still waiting for you')
    await press(modal.root, 'Keep waiting')
    // No app has the new code.
    modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED' })
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(true))
    await press(modal.root, 'Close')
    expect(modal.core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })

  test('R60: opens no app with a code that is about to expire, and says so', async () => {
    const { opened, end } = onMobile()
    undo.push(end)
    const modal = await showCode({ pairing: { expiresAt: Date.now() + 9_000 } })
    await press(modal.root, 'Use this device')
    await eventually(() =>
      expect(modal.root.querySelector('.snackbar [role=alert]')?.textContent).toBe('The wallet app did not open.'),
    )
    expect(opened).toEqual([])
    expect(modal.core.modal.state.showsCode).toBe(true)
  })

  test('opens a new tab inside Telegram', async () => {
    const { opened, end } = onMobile()
    undo.push(end)
    Object.defineProperty(window, 'TelegramWebview', { configurable: true, value: {} })
    undo.push(() => Reflect.deleteProperty(window, 'TelegramWebview'))
    const modal = await showCode()
    await press(modal.root, 'Use this device')
    expect(opened).toEqual([[uriOf(1), '_blank', expect.stringContaining('noopener')]])
  })
})

test('AX20: reports a wrong device clock in the visitor’s language', async () => {
  const pairing = { status: 'failed', uri: undefined, code: 'SESSION_EXPIRED' } as const
  const modal = await showList(undo, { pairing, options: { locale: 'ar' } })
  modal.core.router.push('ConnectingWalletConnect')
  await seesText(modal.root, 'انتهت صلاحية الجلسة')
  await seesText(modal.root, 'إعدادات الوقت في هذا الجهاز')
  modal.pairing.set({ code: 'INVALID_APP_CONFIGURATION' })
  await seesText(modal.root, 'إعداد التطبيق غير صالح')
})
