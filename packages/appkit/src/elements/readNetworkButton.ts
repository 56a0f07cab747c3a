import type { ButtonAttributes, ButtonModel } from '../button/buttonModel.js'
import { buttonTexts } from '../button/buttonTexts.js'
import { namespaceOf } from '../button/namespaceOf.js'
import type { AppKit } from '../instance/appKit.js'

/** Returns the button that shows the network and opens the list of networks. */
export function readNetworkButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
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
