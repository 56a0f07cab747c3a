import { createButtonElement } from './createButtonElement.js'
import { createModalElement } from './createModalElement.js'
import type { ReadButton } from './readButton.js'
import { readConnectButton } from './readConnectButton.js'
import { readNetworkButton } from './readNetworkButton.js'

const readAccount: ReadButton = (kit, attributes) => kit?.live.started?.readAccountButton?.(kit.live, attributes)

const buttons: Readonly<Record<string, ReadButton>> = {
  'appkit-button': (kit, attributes) => readAccount(kit, attributes) ?? readConnectButton(kit, attributes),
  'appkit-connect-button': readConnectButton,
  'appkit-account-button': readAccount,
  'appkit-network-button': readNetworkButton,
}

/** Defines `<appkit-button>` and its siblings and `<appkit-modal>`, once for each page. `createAppKit` does it by itself. */
export function defineElements(page: Window): void {
  const window = page as Window & typeof globalThis
  const { customElements } = window
  const ButtonElement = createButtonElement(window)
  for (const [name, read] of Object.entries(buttons)) {
    if (customElements.get(name)) continue
    customElements.define(
      name,
      class extends ButtonElement {
        constructor() {
          super(read)
        }
      },
    )
  }
  if (!customElements.get('appkit-modal')) customElements.define('appkit-modal', createModalElement(window))
}
