import type { ChainNamespace, Ports } from '@latchkey/common'
import type { AppKitOptions } from '@latchkey/core'
import { defineElements } from './elements/defineElements.js'
import { createAccountMethods } from './instance/accountMethods.js'
import type { AppKit } from './instance/appKit.js'
import { createLive } from './instance/createLive.js'
import { registerInstance } from './instance/instanceRegistry.js'
import { createNetworkMethods } from './instance/networkMethods.js'
import { createOptionMethods } from './instance/optionMethods.js'
import { createSubscriptionMethods } from './instance/subscriptionMethods.js'

/**
 * Makes an instance with the full modal. What connecting and the modal take is loaded when a visitor first asks for it, or
 * when a stored connection is there to restore; nothing else is requested. On a server it touches no browser global and
 * does no I/O.
 *
 * Throws `INVALID_OPTIONS` or `SIWE_AND_SIWX`; a missing `projectId` raises an alert once and the rest keeps working.
 *
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()], metadata })
 * await kit.open()
 */
export function createAppKit(options: AppKitOptions, { ports }: { readonly ports?: Partial<Ports> } = {}): AppKit {
  const live = createLive(options, ports)
  const { window } = live.ports
  if (window) defineElements(window)
  const methods = { ...createAccountMethods(live), ...createOptionMethods(live) }

  const instance: AppKit = {
    get core() {
      return live.core
    },
    live,
    load: live.load,
    ...methods,
    ...createNetworkMethods(live),
    ...createSubscriptionMethods(live, methods),
    connect: async (parameters) => (await live.load()).connect(parameters),
    disconnect: async (namespace) => (await live.load()).disconnect(namespace),
    switchNetwork: async (network, how) => (await live.load()).switchNetwork(network, how),
    // The app states the type, as with a provider.
    createConnection: async <T>(namespace?: ChainNamespace) =>
      (await (await live.load()).createConnection(namespace)) as T,
    async ready() {
      // What goes wrong is logged and shown as disconnected.
      if (live.stored.length > 0)
        await live
          .load()
          .then((core) => core.ready)
          .catch(() => undefined)
    },
    open: live.open,
    close: async () => live.close(),
    isOpen: () => live.core?.modal.state.open ?? false,
    prefetch: live.prefetch,
    attachHost: live.attachHost,
    destroy() {
      unregister()
      live.destroy()
    },
  }
  const unregister = registerInstance(instance)
  return instance
}
