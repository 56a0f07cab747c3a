import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'
import { namespaceOf } from './namespaceOf.js'

/** The button of a visitor without a wallet. */
export function readConnectButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const texts = buttonTexts(kit?.live.plain.locale ?? globalThis.document?.documentElement.lang)
  const namespace = namespaceOf(attributes)
  const isBusy = kit !== undefined && (kit.live.core?.modal.state.loading || isConnecting(kit, namespace))
  return {
    kind: 'connect',
    label: isBusy ? (attributes.text('loadinglabel') ?? texts.connecting) : (attributes.text('label') ?? texts.connect),
    isBusy,
    isDisabled: attributes.flag('disabled'),
    // Once connected the modal shows the account, as everywhere.
    activate: (instance) => instance.open({ namespace }),
  }
}

/** Also while an account is there and the code that shows it is not. */
function isConnecting(kit: AppKit, namespace: ChainNamespace | undefined): boolean {
  const { status } = kit.getAccount(namespace)
  return status === 'connecting' || (status === 'connected' && !kit.live.started?.readAccountButton)
}
