import type { ChainNamespace, Logger } from '@latchkey/common'
import type { AppKitOptions } from './appKitOptions.js'
import { extendNetwork } from './extendNetwork.js'
import { relayUrlsOf } from './relayUrlsOf.js'

/**
 * Reports networks without an adapter, with the package to install. An empty list reports nothing if
 * WalletConnect is on, because it says that the app uses WalletConnect only.
 */
export function reviewAdapters(options: AppKitOptions, logger: Logger): void {
  const served = (options.adapters ?? []).map(({ namespace }) => namespace)
  const namespaces = options.networks.map((network) => extendNetwork(network, options).chainNamespace)
  const missing = [...new Set(namespaces)].filter((namespace) => !served.includes(namespace))
  if (missing.length === 0) return
  const install = `Install ${missing.map((namespace) => `@latchkey/adapter-${namespace}`).join(' and ')}`
  const calls = missing.map(factoryCall).join(', ')
  if (served.length > 0)
    logger.error(
      `[latchkey] Wallets cannot connect on the networks of ${missing.join(' and ')}, because \`adapters\` has no adapter for them. ` +
        `${install} and add ${calls} to \`adapters\`.`,
    )
  else if (relayUrlsOf(options).length === 0)
    logger.error(
      `[latchkey] No wallet can connect, because \`adapters\` is empty. ${install} and pass \`adapters: [${calls}]\`.`,
    )
  else if (!options.adapters)
    logger.error(
      '[latchkey] Without adapters, the kit finds no installed wallets, and wallets connect over WalletConnect only. ' +
        `${install} and pass \`adapters: [${calls}]\`. Pass \`adapters: []\` to use WalletConnect only.`,
    )
}

function factoryCall(namespace: ChainNamespace): string {
  return `create${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Adapter()`
}
