import type { ChainNamespace, Ports } from '@latchkey/common'
import type { Framework } from '@latchkey/core'
import { defineElements } from './elements/defineElements.js'
import { createAccountMethods } from './instance/accountMethods.js'
import type { AppKit } from './instance/appKit.js'
import { createLazyCore } from './instance/createLazyCore.js'
import { everyInstance, registerInstance } from './instance/instanceRegistry.js'
import { createNetworkMethods } from './instance/networkMethods.js'
import { createOptionMethods } from './instance/optionMethods.js'
import { createSubscriptionMethods } from './instance/subscriptionMethods.js'
import type { AppKitOptions } from './options.js'

/** The environment of an instance, for tests and unusual hosts. */
export type CreateAppKitSettings = {
  /** Replaces ports: clock, storage, fetch, window, logger. */
  readonly ports?: Partial<Ports> | undefined
  /**
   * The framework, which is part of the SDK version in requests to services. `@latchkey/appkit/react` sets `react`.
   * Default `html`.
   */
  readonly framework?: Framework | undefined
}

/**
 * Creates an instance with the full modal. The modal's code loads when the page is idle (option `prefetch`), when a
 * visitor opens it, or when a stored connection is restored. On a server it uses no browser global and does no I/O.
 *
 * Throws {@link CreateErrorCode} for invalid options. A missing `projectId` raises an alert once; everything that needs
 * no service works. When core loads, the console lists once the options that have no effect.
 *
 * @param options - networks, adapters, metadata and settings
 * @param settings - ports and framework
 *
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()], metadata })
 * await kit.open()
 */
export function createAppKit(options: AppKitOptions, { ports, framework }: CreateAppKitSettings = {}): AppKit {
  const lazyCore = createLazyCore(options, ports, framework)
  const { window } = lazyCore.ports
  if (window) defineElements(window)
  const methods = { ...createAccountMethods(lazyCore), ...createOptionMethods(lazyCore) }

  const instance: AppKit = {
    get core() {
      return lazyCore.loaded?.core
    },
    lazyCore,
    load: lazyCore.load,
    ...methods,
    ...createNetworkMethods(lazyCore),
    ...createSubscriptionMethods(lazyCore, methods),
    connect: async (parameters) => (await lazyCore.load()).connect(parameters),
    disconnect: async (target) => (await lazyCore.load()).disconnect(target),
    // Synchronous once core has loaded, so that wagmi changes in the same task.
    switchConnection: async (connection) =>
      (lazyCore.loaded?.core ?? (await lazyCore.load())).switchConnection(connection),
    switchNetwork: async (network, how) => (await lazyCore.load()).switchNetwork(network, how),
    // The caller chooses the type, as for a provider.
    createChainClient: async <T>(namespace?: ChainNamespace) =>
      (await (await lazyCore.load()).createChainClient(namespace)) as T,
    async ready() {
      // The failure is logged and shown as disconnected.
      if (lazyCore.hasStoredConnection)
        await lazyCore
          .load()
          .then((core) => core.ready)
          .catch(() => undefined)
    },
    open: lazyCore.open,
    close: async () => lazyCore.close(),
    isOpen: () => lazyCore.state.modal().open,
    prefetch: lazyCore.prefetch,
    attachHost: lazyCore.attachHost,
    destroy() {
      for (const detach of attached ?? []) detach?.()
      unregister()
      lazyCore.destroy()
    },
  }
  // Only pages with several instances load the comparison. It is for developers, so a failure to load it is ignored.
  const others = [...everyInstance()]
  if (window && others.length > 0)
    import('./instance/warnSecondKit.js')
      .then(({ warnSecondKit }) => warnSecondKit(instance, others))
      .catch(() => undefined)
  const unregister = registerInstance(instance)
  const attached = options.adapters?.map(({ attach }) => attach?.(instance))
  return instance
}
