import { type Connector, lazy, loadModule } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { AppWallet } from '../context/options.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import { type AppConnectors, createAppConnector, createAppConnectors } from './appWallets.js'

type Sdks = typeof import('./sdkProviders.js')
type Host = import('./sdkProviders.js').Host

/** Creates the connectors of the wallets that the app brings, and of the SDKs that the kit's options enable. */
export function createExternalConnectors(context: Eip155Context): AppConnectors {
  const { coinbase, baseAccount } = context.options
  const { enableCoinbase, enableBaseAccount } = context.discovery
  const sdks: AppWallet[] = []
  if (coinbase && enableCoinbase)
    sdks.push(
      createSdkWallet({ id: 'coinbaseWallet', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }, (loaded) =>
        loaded.loadCoinbase(context, coinbase),
      ),
    )
  if (baseAccount && enableBaseAccount)
    sdks.push(
      createSdkWallet({ id: 'baseAccount', name: 'Base Account', rdns: 'app.base.account' }, (loaded) =>
        loaded.loadBaseAccount(context, baseAccount),
      ),
    )
  return createAppConnectors(context, sdks)
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
          const wallet = createSdkWallet({ id, name }, async () => provider)
          onFound({ connector: { ...createAppConnector(context, wallet, traits), isHost: true }, provider })
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

/** Describes a wallet whose SDK loads once. It has accounts of its own, also beside the vendor's extension. */
function createSdkWallet(
  wallet: Pick<AppWallet, 'id' | 'name' | 'rdns'>,
  load: (sdks: Sdks) => Promise<Eip1193Provider>,
): AppWallet {
  const loadProvider = lazy(() => loadSdks().then(load))
  return {
    ...wallet,
    isSeparate: true,
    loadsWithList: true,
    loadProvider,
    end: async () => (await loadSdks()).endSdkSession(await loadProvider()),
  }
}

function loadSdks(): Promise<Sdks> {
  return loadModule(() => import('./sdkProviders.js'))
}
