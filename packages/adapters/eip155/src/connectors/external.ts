import { AppKitError, type Connector, withDeadline } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { type Eip1193Provider, isEip1193Provider } from '../eip1193.js'
import { loadPart } from '../loadPart.js'
import { openMethods } from './openMethods.js'

/** How long a surrounding page has to prove that it is a Safe. */
const safeAnswerMs = 2_000

/** The connectors of wallets that come as an SDK: present when the app gave the loader and start-up has them on. */
export function createExternalConnectors(context: Eip155Context): readonly Connector[] {
  const { coinbase, baseAccount } = context.options
  const { enableCoinbase, enableBaseAccount, coinbasePreference } = context.discovery
  const connectors: Connector[] = []
  if (coinbase && enableCoinbase) {
    const load = async () => {
      const { createCoinbaseWalletSDK } = await loadPart(coinbase)
      return createCoinbaseWalletSDK({ ...appMetadata(context), preference: { options: coinbasePreference, telemetry: false } }).getProvider()
    }
    connectors.push(createSdkConnector(context, 'coinbaseWallet', 'Coinbase Wallet', 'com.coinbase.wallet', load))
  }
  if (baseAccount && enableBaseAccount) {
    const load = async () => {
      const { createBaseAccountSDK } = await loadPart(baseAccount)
      return createBaseAccountSDK({ ...appMetadata(context), preference: { telemetry: false } }).getProvider()
    }
    connectors.push(createSdkConnector(context, 'baseAccount', 'Base Account', 'app.base.account', load))
  }
  return connectors
}

/**
 * Calls back with the Safe connector when this page runs inside a Safe. Outside an iframe nothing is loaded; inside one
 * that is no Safe, nobody answers and nothing appears.
 */
export function watchSafe(context: Eip155Context, page: Window, onFound: (connector: Connector) => void): () => void {
  const { safe: load, safeOrigins } = context.options
  let isStopped = false
  if (!load || page.parent === page) return () => undefined
  const find = async () => {
    const { SafeAppsSDK, SafeAppProvider } = await load()
    const sdk = new SafeAppsSDK(safeOrigins ? { allowedDomains: [...safeOrigins] } : undefined)
    const info = await withDeadline(sdk.safe.getInfo(), { clock: context.ports.clock, ms: safeAnswerMs, signal: context.lifetime })
    const provider = new SafeAppProvider(info as never, sdk as never)
    if (!isStopped) onFound(createSdkConnector(context, 'safe', 'Safe', undefined, async () => provider))
  }
  find().catch((error: unknown) => context.ports.logger.debug('This page is not inside a Safe.', error))
  return () => {
    isStopped = true
  }
}

function createSdkConnector(context: Eip155Context, id: string, name: string, rdns: string | undefined, load: () => Promise<unknown>): Connector {
  let provider: Promise<Eip1193Provider> | undefined
  const loadProvider = () => {
    provider ??= load().then(assertProvider)
    provider.catch(() => {
      provider = undefined
    })
    return provider
  }
  return {
    id,
    type: 'EXTERNAL',
    name,
    chain: 'eip155',
    ...(rdns ? { info: { rdns } } : {}),
    ...openMethods(context, { id, type: 'EXTERNAL', name, rdns, loadProvider, end: endSdkSession }),
  }
}

function assertProvider(value: unknown): Eip1193Provider {
  if (!isEip1193Provider(value)) throw new AppKitError('CONNECTOR_NOT_FOUND', { details: "The wallet's SDK returned no EIP-1193 provider." })
  return value
}

async function endSdkSession(provider: Eip1193Provider): Promise<void> {
  const disconnect: unknown = Reflect.get(provider, 'disconnect')
  if (typeof disconnect === 'function') await Reflect.apply(disconnect, provider, [])
}

function appMetadata({ metadata, networks }: Eip155Context): { appName: string; appLogoUrl: string | null; appChainIds: number[] } {
  return { appName: metadata.name, appLogoUrl: metadata.icons[0] ?? null, appChainIds: networks().map(({ id }) => Number(id)) }
}
