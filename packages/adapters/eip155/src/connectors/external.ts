import { type Connector, lazy, loadModule } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { connectMethods } from './connectMethods.js'

type Sdks = typeof import('./sdkProviders.js')
type Host = import('./sdkProviders.js').Host

/** Creates the connectors of SDK wallets: those with a loader that the kit's options enable. */
export function createExternalConnectors(context: Eip155Context): readonly Connector[] {
  const { coinbase, baseAccount } = context.options
  const { enableCoinbase, enableBaseAccount } = context.discovery
  const connectors: Connector[] = []
  if (coinbase && enableCoinbase) {
    connectors.push(
      createSdkConnector(
        context,
        { id: 'coinbaseWallet', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' },
        (sdks) => sdks.loadCoinbase(context, coinbase),
      ),
    )
  }
  if (baseAccount && enableBaseAccount) {
    connectors.push(
      createSdkConnector(context, { id: 'baseAccount', name: 'Base Account', rdns: 'app.base.account' }, (sdks) =>
        sdks.loadBaseAccount(context, baseAccount),
      ),
    )
  }
  return connectors
}

/** A host around this page, and its connector. */
export type FoundHost = { readonly connector: Connector; readonly provider: Eip1193Provider }

/**
 * Reports the hosts around this page for which the app passed an SDK: a Safe, or the client of a mini app.
 * Outside an iframe and the web view of a native app it loads nothing. If no host responds, it reports nothing.
 */
export function watchHosts(context: Eip155Context, page: Window, onFound: (host: FoundHost) => void): () => void {
  const { safe, miniApp } = context.options
  const isFramed = page.parent !== page
  const isHosted = isFramed || 'ReactNativeWebView' in page
  let isStopped = false

  function look(id: string, find: (sdks: Sdks) => Promise<Host>): void {
    loadSdks()
      .then(find)
      .then(
        ({ name, provider, traits }) => {
          if (isStopped) return
          const connector = createSdkConnector(context, { id, name, host: traits }, async () => provider)
          onFound({ connector: { ...connector, isHost: true }, provider })
        },
        (error: unknown) => context.ports.logger.debug('This page is not inside a host.', id, error),
      )
  }

  if (safe && isFramed) look('safe', (sdks) => sdks.findSafe(context, safe))
  if (miniApp && isHosted) look('miniApp', (sdks) => sdks.findMiniApp(context, miniApp))
  return () => {
    isStopped = true
  }
}

function createSdkConnector(
  context: Eip155Context,
  wallet: Pick<WalletSource, 'id' | 'name' | 'rdns' | 'host'>,
  load: (sdks: Sdks) => Promise<Eip1193Provider>,
): Connector {
  const { id, name, rdns } = wallet
  const loadProvider = lazy(() => loadSdks().then(load))
  return {
    id,
    type: 'EXTERNAL',
    name,
    chain: 'eip155',
    prefetch: async () => void (await Promise.all([context.loadSession(), loadProvider()])),
    ...(rdns ? { info: { rdns } } : {}),
    ...connectMethods(context, {
      ...wallet,
      type: 'EXTERNAL',
      loadProvider,
      end: async (ended) => (await loadSdks()).endSdkSession(ended),
    }),
  }
}

function loadSdks(): Promise<Sdks> {
  return loadModule(() => import('./sdkProviders.js'))
}
