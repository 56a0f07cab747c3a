import { safeParseImageUrl } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'

/** The button that shows the network and opens the list of networks. */
export function readNetworkButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const options = kit?.core.options.state.current
  const texts = buttonTexts(options?.locale ?? globalThis.document?.documentElement.lang)
  const namespace = kit?.getActiveChainNamespace()
  const networks = namespace && kit?.core.networks.get(namespace)
  const image = safeParseImageUrl(networks?.active?.assets?.imageUrl, { allowRemote: true })
  const isUnsupported = networks?.isUnsupported === true && options?.allowUnsupportedChain === false
  const label = isUnsupported
    ? texts.unsupported
    : (attributes.text('label') ?? networks?.active?.name ?? texts.selectNetwork)
  return {
    kind: 'network',
    label,
    imageUrl: image.ok && !isUnsupported ? image.value : undefined,
    isBusy: kit?.core.connection.state.switchingTo !== undefined,
    isDisabled: attributes.flag('disabled') || options?.enableNetworkSwitch === false,
    name: texts.network.replace('{name}', label),
    activate: (instance) =>
      void instance.open({ view: isUnsupported ? 'UnsupportedChain' : 'Networks' }).catch(() => undefined),
  }
}
