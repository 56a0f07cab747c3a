import { type Adapter, type AdapterContext, createOnDemand, loadPart, setupError } from '@latchkey/common'
import type { Eip155Context } from './context.js'
import { createDiscovery } from './discover.js'
import { isAddress } from './isAddress.js'
import { loadConnectedParts } from './loadConnectedParts.js'
import type { Eip155AdapterOptions } from './options.js'

/** Code for the wallets that come as an SDK; only apps that offer one have it. */
export type ExternalWallets = typeof import('./connectors/external.js')

/** Loads {@link ExternalWallets}. */
export function loadExternalWallets(): Promise<ExternalWallets> {
  return loadPart(() => import('./connectors/external.js'))
}

/** The live EVM part of one instance. Everything but discovery is loaded when it is first needed. */
export function createAdapter(
  adapterContext: AdapterContext,
  options: Eip155AdapterOptions,
  external?: ExternalWallets,
): Adapter {
  const lifetime = new AbortController()
  const context: Eip155Context = {
    ...adapterContext,
    options,
    lifetime: lifetime.signal,
    openRequests: new WeakMap(),
    clients: createOnDemand(async () => (await loadConnectedParts()).createClients(context), lifetime.signal),
  }
  return {
    namespace: 'eip155',
    discover: createDiscovery(context, external),
    getBalance: async (parameters) => (await loadConnectedParts()).getBalance(context, parameters),
    getIdentity: async (parameters) => {
      const isMainnetWanted = context.networks().some(({ id }) => id === 1)
      return isMainnetWanted ? (await loadConnectedParts()).getIdentity(context, parameters) : {}
    },
    isAddress,
    async walletConnect() {
      const parts = await loadConnectedParts()
      return (await parts.loadWalletConnect()).describeWalletConnect(context, parts)
    },
    destroy: () => lifetime.abort(setupError('DESTROYED')),
  }
}
