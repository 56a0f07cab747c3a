import type { ButtonAttributes } from '../button/buttonModel.js'
import type { AppKit } from '../instance/appKit.js'
import { createButtonElement } from './createButtonElement.js'
import { createModalElement } from './createModalElement.js'
import { createReadWalletButton } from './createReadWalletButton.js'
import type { ReadButton } from './readButton.js'
import { readConnectButton } from './readConnectButton.js'
import { readNetworkButton } from './readNetworkButton.js'

const readAccount = (kit: AppKit | undefined, attributes: ButtonAttributes) =>
  kit?.lazyCore.loaded?.readAccountButton(attributes)

/** Creates the function that reads an element's content. */
const buttons: Readonly<Record<string, () => ReadButton>> = {
  'appkit-button': () => (kit, attributes) => readAccount(kit, attributes) ?? readConnectButton(kit, attributes),
  'appkit-connect-button': () => readConnectButton,
  'appkit-account-button': () => readAccount,
  'appkit-network-button': () => readNetworkButton,
  'appkit-wallet-button': createReadWalletButton,
}

/** Defines `<appkit-modal>` and the button elements, once per page. `createAppKit` calls it. */
export function defineElements(page: Window): void {
  const window = page as Window & typeof globalThis
  const { customElements } = window
  const ButtonElement = createButtonElement(window)
  for (const [name, createRead] of Object.entries(buttons)) {
    if (customElements.get(name)) continue
    customElements.define(
      name,
      class extends ButtonElement {
        constructor() {
          super(createRead())
        }
      },
    )
  }
  if (!customElements.get('appkit-modal')) customElements.define('appkit-modal', createModalElement(window))
}
