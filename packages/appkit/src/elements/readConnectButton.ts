import type { AppKit } from '../instance/appKit.js'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'
import { namespaceOf } from './namespaceOf.js'

/** The button of a visitor without a wallet. */
export function readConnectButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const texts = buttonTexts(kit?.live.options.locale ?? globalThis.document?.documentElement.lang)
  const namespace = namespaceOf(attributes)
  const isBusy = kit !== undefined && (kit.getState().loading || kit.getAccount(namespace).status === 'connecting')
  return {
    kind: 'connect',
    label: isBusy ? (attributes.text('loadinglabel') ?? texts.connecting) : (attributes.text('label') ?? texts.connect),
    isBusy,
    isDisabled: attributes.flag('disabled'),
    // Once connected the modal shows the account, as everywhere.
    activate: (instance) => void instance.open({ namespace }).catch(() => undefined),
  }
}
