import { afterEach, describe, expect, test } from 'vitest'
import type { TestModal } from '../../../fixtures/createTestModal.fixture.js'
import { onMobile } from '../../../fixtures/onMobile.fixture.js'
import { showList } from '../../../fixtures/showList.fixture.js'
import { control, eventually, focused, seesText, seesTitle } from '../../../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** Focuses the control and clicks it, as with the keyboard. */
async function pressFocused({ root }: TestModal, name: string): Promise<void> {
  const element = await eventually(() => control(root, name))
  element.focus()
  expect(focused()).toBe(element)
  element.click()
  await eventually(() => expect(element.isConnected).toBe(false))
}

const hasFocus = ({ root }: TestModal) => expect(focused()).toBe(root.querySelector('h2'))

describe('AX6: the focus moves to the title when the pressed control disappears:', () => {
  test('the checkbox of the terms', async () => {
    const modal = await showList(undo, {
      options: { termsConditionsUrl: 'https://example.com/terms', features: { legalCheckbox: true } },
    })
    modal.core.router.push('ConnectingWalletConnect')
    const box = await eventually(
      () =>
        modal.root.querySelector<HTMLElement>('[data-view=ConnectingWalletConnect] [type=checkbox]') ?? expect.fail(),
    )
    box.focus()
    box.click()
    await eventually(() => expect(modal.root.querySelector('.qr-code path')).not.toBeNull())
    hasFocus(modal)
  })

  test('“Try again” of a failed code', async () => {
    const modal = await showList(undo, { pairing: { status: 'failed', uri: undefined, code: 'RELAY_UNREACHABLE' } })
    modal.core.router.push('ConnectingWalletConnect')
    const button = await eventually(() => control(modal.root, 'Try again'))
    button.focus()
    button.click()
    modal.pairing.set({ status: 'preparing', code: undefined })
    await eventually(() => expect(button.isConnected).toBe(false))
    hasFocus(modal)
  })

  test('“Try again” of an unreachable directory', async () => {
    const modal = await showList(undo, { directory: { pages: 'fail' } })
    modal.core.router.push('AllWallets')
    await seesText(modal.root, 'The list of wallets could not be loaded.')
    modal.directory.change({ pages: 'answer' })
    await pressFocused(modal, 'Try again')
    hasFocus(modal)
  })

  test('“Show a QR code”', async () => {
    const { end } = onMobile()
    undo.push(end)
    const modal = await showList(undo, {
      options: { customWallets: [{ id: 'lantern', name: 'Lantern', mobile_link: 'lantern://' }] },
    })
    modal.core.router.push('ConnectingWalletConnect', { walletId: 'lantern' })
    await seesTitle(modal.root, 'Lantern')
    await pressFocused(modal, 'Show a QR code')
    await eventually(() => expect(modal.root.querySelector('.qr-code')).not.toBeNull())
    hasFocus(modal)
  })
})
