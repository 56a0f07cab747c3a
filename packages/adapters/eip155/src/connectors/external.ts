import { type Connector, createOnDemand, loadPart } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import type { Eip1193Provider } from '../eip1193.js'
import { openMethods } from './openMethods.js'

type Sdks = typeof import('./sdkProviders.js')

/** The connectors of wallets that come as an SDK: present when the app gave the loader and start-up has them on. */
export function createExternalConnectors(context: Eip155Context): readonly Connector[] {
  const { coinbase, baseAccount } = context.options
  const { enableCoinbase, enableBaseAccount } = context.discovery
  const connectors: Connector[] = []
  if (coinbase && enableCoinbase) {
    connectors.push(
      createSdkConnector(context, 'coinbaseWallet', 'Coinbase Wallet', 'com.coinbase.wallet', (sdks) =>
        sdks.loadCoinbase(context, coinbase),
      ),
    )
  }
  if (baseAccount && enableBaseAccount) {
    connectors.push(
      createSdkConnector(context, 'baseAccount', 'Base Account', 'app.base.account', (sdks) =>
        sdks.loadBaseAccount(context, baseAccount),
      ),
    )
  }
  return connectors
}

/**
 * Calls back with the Safe connector when this page runs inside a Safe. Outside an iframe nothing is loaded; inside one
 * that is no Safe, nobody answers and nothing appears.
 */
export function watchSafe(context: Eip155Context, page: Window, onFound: (connector: Connector) => void): () => void {
  const { safe } = context.options
  let isStopped = false
  if (!safe || page.parent === page) return () => undefined
  loadSdks()
    .then((sdks) => sdks.findSafe(context, safe))
    .then(
      (provider) => isStopped || onFound(createSdkConnector(context, 'safe', 'Safe', undefined, async () => provider)),
      (error: unknown) => context.ports.logger.debug('This page is not inside a Safe.', error),
    )
  return () => {
    isStopped = true
  }
}

function createSdkConnector(
  context: Eip155Context,
  id: string,
  name: string,
  rdns: string | undefined,
  load: (sdks: Sdks) => Promise<Eip1193Provider>,
): Connector {
  return {
    id,
    type: 'EXTERNAL',
    name,
    chain: 'eip155',
    ...(rdns ? { info: { rdns } } : {}),
    ...openMethods(context, {
      id,
      type: 'EXTERNAL',
      name,
      rdns,
      loadProvider: createOnDemand(() => loadSdks().then(load)),
      end: async (ended) => (await loadSdks()).endSdkSession(ended),
    }),
  }
}

function loadSdks(): Promise<Sdks> {
  return loadPart(() => import('./sdkProviders.js'))
}
