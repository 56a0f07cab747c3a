import type { ChainNamespace, Ports } from '@latchkey/common'
import type { AppKitOptions, Framework } from '@latchkey/core'
import { defineElements } from './elements/defineElements.js'
import { createAccountMethods } from './instance/accountMethods.js'
import type { AppKit } from './instance/appKit.js'
import { createLive } from './instance/createLive.js'
import { everyInstance, registerInstance } from './instance/instanceRegistry.js'
import { createNetworkMethods } from './instance/networkMethods.js'
import { createOptionMethods } from './instance/optionMethods.js'
import { createSubscriptionMethods } from './instance/subscriptionMethods.js'

/** The surroundings of an instance. */
export type CreateAppKitSettings = {
  /** Replaces parts of the outside world, for tests and unusual hosts. */
  readonly ports?: Partial<Ports> | undefined
  /** The build that services are told; `@latchkey/appkit/react` sets `react`. Default `html`. */
  readonly framework?: Framework | undefined
}

/**
 * Makes an instance with the full modal. Its code is loaded when the page is idle (option `prefetch`), when a visitor first asks for it,
 * or when a stored connection is restored; nothing else is requested. On a server it touches no browser global and
 * does no I/O.
 *
 * Throws `INVALID_OPTIONS`, `SIWE_AND_SIWX`, or `SIGN_IN_NOT_AVAILABLE` when `siwx` or `siweConfig` is set. A missing `projectId` raises an
 * alert once and the rest keeps working. Other options that do nothing are listed once in the console, when the first
 * visitor's action loads the core.
 *
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()], metadata })
 * await kit.open()
 */
export function createAppKit(options: AppKitOptions, { ports, framework }: CreateAppKitSettings = {}): AppKit {
  const live = createLive(options, ports, framework)
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
  // Only pages with several instances load the comparison. It is for developers, so a failure to load it is ignored.
  const others = [...everyInstance()]
  if (window && others.length > 0)
    import('./instance/warnSecondKit.js')
      .then(({ warnSecondKit }) => warnSecondKit(instance, others))
      .catch(() => undefined)
  const unregister = registerInstance(instance)
  return instance
}
