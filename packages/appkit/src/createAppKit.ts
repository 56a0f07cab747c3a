import type { Ports } from '@latchkey/common'
import { type AppKitOptions, createCore } from '@latchkey/core'
import { defineElements } from './elements/defineElements.js'
import { createAccountMethods } from './instance/accountMethods.js'
import type { AppKit } from './instance/appKit.js'
import { createModalHost } from './instance/createModalHost.js'
import { registerInstance } from './instance/instanceRegistry.js'
import { createNetworkMethods } from './instance/networkMethods.js'
import { createOptionMethods } from './instance/optionMethods.js'
import { createSubscriptionMethods } from './instance/subscriptionMethods.js'

/**
 * Makes an instance with the full modal. The modal's code is loaded when a visitor first asks for it; nothing is requested
 * before. On a server it touches no browser global and does no I/O.
 *
 * Throws `INVALID_OPTIONS` or `SIWE_AND_SIWX`; a missing `projectId` raises an alert once and the rest keeps working.
 *
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet, base], adapters: [createEip155Adapter()], metadata })
 * await kit.open()
 */
export function createAppKit(options: AppKitOptions, { ports }: { readonly ports?: Partial<Ports> } = {}): AppKit {
  const core = createCore(options, ports ? { ports } : {})
  const host = createModalHost(core)
  if (core.ports.window) defineElements(core.ports.window)

  const instance: AppKit = {
    core,
    connect: core.connect,
    disconnect: core.disconnect,
    switchNetwork: core.switchNetwork,
    ...createAccountMethods(core),
    ...createNetworkMethods(core),
    ...createOptionMethods(core),
    ...createSubscriptionMethods(core),
    ready: () => core.ready,
    async open(where) {
      core.open(where)
      await host.shown()
    },
    async close() {
      core.close()
    },
    isOpen: () => core.modal.state.open,
    prefetch: host.prefetch,
    attachHost: host.attach,
    destroy() {
      unregister()
      host.destroy()
      core.destroy()
    },
  }
  const unregister = registerInstance(instance)
  return instance
}
