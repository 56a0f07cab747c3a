import type { ChainNamespace } from '@latchkey/common'
import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import { buttonTexts } from '../button/buttonTexts.js'
import { namespaceOf } from '../button/namespaceOf.js'
import type { AppKit } from '../instance/appKit.js'

/** Returns the connect button, which stays while a wallet is connected. */
export function readConnectButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const texts = buttonTexts(kit?.lazyCore.state.rawOptions.locale ?? globalThis.document?.documentElement.lang)
  const namespace = namespaceOf(attributes)
  const isBusy = kit !== undefined && (kit.lazyCore.state.modal().loading || isConnecting(kit, namespace))
  return {
    kind: 'connect',
    label: isBusy ? (attributes.text('loadinglabel') ?? texts.connecting) : (attributes.text('label') ?? texts.connect),
    isBusy,
    isDisabled: attributes.flag('disabled'),
    activate: (instance) => instance.open({ namespace }),
  }
}

function isConnecting(kit: AppKit, namespace: ChainNamespace | undefined): boolean {
  return kit.getAccount(namespace).status === 'connecting' || kit.lazyCore.loaded?.isRestoring === true
}
