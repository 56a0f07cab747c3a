import { afterEach, describe, expect, test } from 'vitest'
import { createJumpClock } from '../fixtures/createJumpClock.fixture.js'
import type { TestModal, TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { listen } from '../fixtures/listen.fixture.js'
import { onPhone } from '../fixtures/onPhone.fixture.js'
import { uriOf } from '../fixtures/scriptedPairing.fixture.js'
import { showList } from '../fixtures/showList.fixture.js'
import { foxglove, walletConnect } from '../fixtures/testWallets.fixture.js'
import { eventually, pause, press, seesText } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

async function showCode(setUp?: TestSetUp): Promise<TestModal> {
  const modal = await showList(undo, setUp)
  modal.core.router.push('ConnectingWalletConnect')
  await eventually(() => expect(modal.root.querySelector('.qr path')).not.toBeNull())
  await eventually(() => expect(modal.core.connection.isAsking()).toBe(true))
  return modal
}

describe('what is said of a new code', () => {
  test('AX11, AX24: each renewal is said, and said once, also where the words are the same again', async () => {
    const modal = await showCode()
    await seesText(modal.root, 'The code lasts 3 minutes more.')
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    for (const number of [2, 3, 4]) {
      modal.pairing.set({ uri: uriOf(number), code: 'PAIRING_EXPIRED', expiresAt: Date.now() + 300_000 })
      await eventually(() => expect(said).toHaveLength(number - 1))
      await pause(100)
      expect(said).toEqual(
        Array.from({ length: number - 1 }, () => 'The code was too old. A new one is ready. Nothing was shared.'),
      )
    }
  })

  test('UX 5, AX11: a decline is said once, when there is a new code', async () => {
    const clock = createJumpClock()
    let decline: (() => void) | undefined
    const connect = () =>
      new Promise<'reject'>((resolve) => {
        decline = () => resolve('reject')
      })
    const modal = await showCode({ ports: { clock }, script: { wallets: [{ ...walletConnect, connect }, foxglove] } })
    await seesText(modal.root, 'The code lasts 3 minutes more.')
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    await eventually(() => expect(decline).toBeDefined())
    clock.jump(20_000)
    modal.pairing.set({ status: 'preparing', uri: undefined, code: 'USER_REJECTED', expiresAt: undefined })
    decline?.()
    await eventually(() => expect(modal.adapter.asked.get('walletConnect')).toBe(2))
    await pause(50)
    expect(said).toEqual([])
    modal.pairing.set({ status: 'ready', uri: uriOf(2), expiresAt: clock.now() + 300_000 })
    await eventually(() => expect(said).toHaveLength(1))
    await pause(100)
    expect(said).toEqual([expect.stringMatching(/^You declined in the wallet Nothing was shared\. Here is a new code/)])
  })

  test('FI1: what an interruption ends with is not a life of the code that is over', async () => {
    const clock = createJumpClock()
    const modal = await showCode({ ports: { clock } })
    await seesText(modal.root, 'The code lasts 3 minutes more.')
    clock.jump(100_000)
    const { said, stop } = listen(modal.root)
    undo.push(stop)
    modal.pairing.set({ relay: 'reconnecting' })
    await seesText(modal.root, 'Reconnecting…')
    modal.pairing.set({ relay: 'connected' })
    await seesText(modal.root, 'The code lasts 1 minutes more.')
    expect(said.filter((text) => text.includes('3 minutes'))).toEqual([])
  })
})

describe('“Open wallet”', () => {
  test('AX5: hands the code over, also out of a frame; closing then asks whether the request is given up', async () => {
    const { opened, end } = onPhone()
    undo.push(end)
    const modal = await showCode()
    expect(modal.core.modal.state.showsCode).toBe(true)
    await press(modal.root, 'Open wallet')
    // The tests run in a frame.
    expect(opened).toEqual([[uriOf(1), '_top']])
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(false))
    await press(modal.root, 'Close')
    await seesText(modal.root, 'Your wallet is still waiting for you')
    await press(modal.root, 'Keep waiting')
    // No app has the code that takes its place.
    modal.pairing.set({ uri: uriOf(2), code: 'PAIRING_EXPIRED' })
    await eventually(() => expect(modal.core.modal.state.showsCode).toBe(true))
    await press(modal.root, 'Close')
    expect(modal.core.modal.state).toMatchObject({ open: false, confirmClose: false })
  })

  test('R60: opens nothing with a code that is about to expire, and says so', async () => {
    const { opened, end } = onPhone()
    undo.push(end)
    const modal = await showCode({ pairing: { expiresAt: Date.now() + 9_000 } })
    await press(modal.root, 'Open wallet')
    await eventually(() =>
      expect(modal.root.querySelector('.snack [role=alert]')?.textContent).toBe('The wallet app did not open.'),
    )
    expect(opened).toEqual([])
    expect(modal.core.modal.state.showsCode).toBe(true)
  })

  test('opens in a tab of its own inside Telegram', async () => {
    const { opened, end } = onPhone()
    undo.push(end)
    Object.defineProperty(window, 'TelegramWebview', { configurable: true, value: {} })
    undo.push(() => Reflect.deleteProperty(window, 'TelegramWebview'))
    const modal = await showCode()
    await press(modal.root, 'Open wallet')
    expect(opened).toEqual([[uriOf(1), '_blank', expect.stringContaining('noopener')]])
  })
})

test('AX20: a wrong clock of the device is told of, in the visitor’s language', async () => {
  const pairing = { status: 'failed', uri: undefined, code: 'SESSION_EXPIRED' } as const
  const modal = await showList(undo, { pairing, options: { locale: 'ar' } })
  modal.core.router.push('ConnectingWalletConnect')
  await seesText(modal.root, 'انتهت صلاحية الجلسة')
  await seesText(modal.root, 'ساعة هذا الجهاز')
  modal.pairing.set({ code: 'INVALID_APP_CONFIGURATION' })
  await seesText(modal.root, 'إعداد التطبيق غير صالح')
})
