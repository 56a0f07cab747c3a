import { expect, type Locator } from '@playwright/test'
import type { App } from '../fixtures/app.js'

/** The modal's view with a WalletConnect code. */
export type PhoneView = {
  /** The code. A phone scans it with `phone.scan(view.code)`. */
  readonly code: Locator
  readonly copyButton: Locator
  /** The message about a renewed code. */
  readonly notice: Locator
  /** Opens the modal and chooses WalletConnect. Resolves when a code shows. */
  open(): Promise<void>
  /** Resolves when a code shows. */
  isReady(): Promise<void>
}

/** Creates the {@link PhoneView} of an app. */
export function createPhoneView({ button, modal }: Pick<App, 'button' | 'modal'>): PhoneView {
  const code = modal.dialog.getByRole('img', { name: /^QR code to connect/ })
  const isReady = () => expect(code).toBeVisible()
  return {
    code,
    copyButton: modal.button('Copy link'),
    notice: modal.dialog.locator('.qr-panel').getByRole('status').filter({ hasText: 'Nothing was shared' }),
    async open() {
      await button.click()
      await modal.row('WalletConnect').click()
      await isReady()
    },
    isReady,
  }
}
