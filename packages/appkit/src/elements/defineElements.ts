import type { ChainNamespace } from '@latchkey/common'
import { lazy, loadModule } from '@latchkey/common/start'
import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import { buttonTexts } from '../button/buttonTexts.js'
import { namespaceOf } from '../button/namespaceOf.js'
import type { AppKit } from '../instance/appKit.js'
import type { ReadButton } from './createButtonElement.js'
import { createButtonElement } from './createButtonElement.js'
import { createModalElement } from './createModalElement.js'

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

/** Returns the connect button, which stays while a wallet is connected. */
function readConnectButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const texts = buttonTexts(kit?.lazyCore.state.rawOptions.locale ?? globalThis.document?.documentElement.lang)
  const namespace = namespaceOf(attributes)
  const hasToSignIn = kit?.lazyCore.loaded?.hasToSignIn(namespace) === true
  const isBusy =
    kit !== undefined && (kit.lazyCore.state.modal().loading || (!hasToSignIn && isConnecting(kit, namespace)))
  const label = hasToSignIn ? texts.signIn : (attributes.text('label') ?? texts.connect)
  return {
    kind: 'connect',
    label: isBusy ? (attributes.text('loadinglabel') ?? texts.connecting) : label,
    isBusy,
    isDisabled: attributes.flag('disabled'),
    activate: (instance) => instance.open({ namespace }),
  }
}

function isConnecting(kit: AppKit, namespace: ChainNamespace | undefined): boolean {
  return kit.getAccount(namespace).status === 'connecting' || kit.lazyCore.loaded?.isRestoring === true
}

/**
 * Creates the content of a wallet button. Its code loads when the first one is in the page; until then the button shows
 * its label.
 */
function createReadWalletButton(): ReadButton {
  let read: ReadButton | undefined
  const load = lazy(async () => {
    read = (await loadModule(() => import('./createReadWallet.js'))).createReadWallet()
  })

  return (kit, attributes, onChange) => {
    if (read) return read(kit, attributes, onChange)
    // A failure resurfaces at the click.
    load().then(onChange, () => undefined)
    return {
      kind: 'connect',
      label: attributes.text('label') ?? attributes.text('wallet') ?? '',
      isDisabled: attributes.flag('disabled'),
      activate: (instance) => load().then(() => read?.(kit, attributes, onChange)?.activate(instance)),
    }
  }
}

/** Returns the button that shows the network and opens the list of networks. */
function readNetworkButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const state = kit?.lazyCore.state
  const options = state?.options
  const texts = buttonTexts(options?.locale ?? globalThis.document?.documentElement.lang)
  const asked = namespaceOf(attributes)
  const namespace = asked ?? kit?.getActiveChainNamespace()
  const network = kit?.getCaipNetwork(namespace)
  const own = options?.chainImages
  const isUnsupported = state?.isUnsupportedNetwork(namespace) === true && options?.allowUnsupportedChain === false
  const label = isUnsupported ? texts.unsupported : (attributes.text('label') ?? network?.name ?? texts.selectNetwork)
  return {
    kind: 'network',
    label,
    verbatim: label === network?.name ? ['label'] : [],
    // The app chooses network images, so they are not validated.
    imageUrl: isUnsupported
      ? undefined
      : network && (own?.[network.caipNetworkId] ?? own?.[network.id] ?? network.assets?.imageUrl),
    isBusy: state?.isSwitchingNetwork(namespace) === true,
    isDisabled: attributes.flag('disabled') || options?.enableNetworkSwitch === false,
    name: texts.network.replace('{name}', () => label),
    activate: (instance) =>
      instance.open({
        view: isUnsupported ? 'UnsupportedChain' : 'Networks',
        namespace: isUnsupported ? namespace : asked,
      }),
  }
}
