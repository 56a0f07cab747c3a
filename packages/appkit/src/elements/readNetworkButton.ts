import type { AppKit } from '../instance/appKit.js'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'
import { namespaceOf } from './namespaceOf.js'

/** The button that shows the network and opens the list of networks. */
export function readNetworkButton(kit: AppKit | undefined, attributes: ButtonAttributes): ButtonModel {
  const options = kit?.live.options
  const texts = buttonTexts(options?.locale ?? globalThis.document?.documentElement.lang)
  const asked = namespaceOf(attributes)
  const namespace = asked ?? kit?.getActiveChainNamespace()
  const network = kit?.getCaipNetwork(namespace)
  const own = options?.chainImages
  const isUnsupported =
    (namespace && kit?.core?.networks.get(namespace).isUnsupported) === true && options?.allowUnsupportedChain === false
  const label = isUnsupported ? texts.unsupported : (attributes.text('label') ?? network?.name ?? texts.selectNetwork)
  return {
    kind: 'network',
    label,
    // Network images are the app's own.
    imageUrl: isUnsupported
      ? undefined
      : network && (own?.[network.caipNetworkId] ?? own?.[network.id] ?? network.assets?.imageUrl),
    isBusy: (namespace && kit?.core?.connection.state.switching[namespace]) !== undefined,
    isDisabled: attributes.flag('disabled') || options?.enableNetworkSwitch === false,
    name: texts.network.replace('{name}', () => label),
    activate: (instance) =>
      instance.open({
        view: isUnsupported ? 'UnsupportedChain' : 'Networks',
        namespace: isUnsupported ? namespace : asked,
      }),
  }
}
