import { createError, errors, loadModule, readField, withTimeout } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { BaseAccountSdk, CoinbaseSdk, MiniAppSdk, SafeSdk } from '../context/options.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import type { HostTraits } from '../wallet/walletSource.js'
import { assertProvider } from './appWallets.js'

/** A host around this page: its name for the wallet list, its provider, and how it differs from other wallets. */
export type Host = { readonly name: string; readonly provider: Eip1193Provider; readonly traits: HostTraits }

/**
 * A Safe has one network. Its provider confuses the parameters of typed data of version 1, expects permissions in
 * another form than EIP-2255 and grants none for accounts, and identifies a transaction by the hash that its owners
 * sign.
 */
const safeTraits: HostTraits = {
  lacks: ['switchNetwork', 'watchAsset', 'signTypedDataV1', 'signTypedDataV3', 'requestPermissions'],
  hasOwnIds: true,
}

/** Timeout for the host around this page to respond, in ms. */
const hostAnswerMs = 2_000

/** `clientFid` of the Base app, by its documentation. */
const baseClient = 309_857

/** Origin of Safe{Wallet}. Any other page that frames this one could pose as a Safe and read its requests. */
const defaultSafeOrigins: readonly RegExp[] = [/^https:\/\/app\.safe\.global$/]

/** Loads the provider of Coinbase Wallet, with the SDK's telemetry off. */
export async function loadCoinbase(context: Eip155Context, load: () => Promise<CoinbaseSdk>): Promise<Eip1193Provider> {
  const { createCoinbaseWalletSDK } = await loadModule(load)
  const preference = { options: context.discovery.coinbasePreference, telemetry: false }
  return assertProvider(createCoinbaseWalletSDK({ ...appMetadata(context), preference }).getProvider())
}

/** Loads the provider of Base Account, with the SDK's telemetry off. */
export async function loadBaseAccount(
  context: Eip155Context,
  load: () => Promise<BaseAccountSdk>,
): Promise<Eip1193Provider> {
  const { createBaseAccountSDK } = await loadModule(load)
  return assertProvider(
    createBaseAccountSDK({ ...appMetadata(context), preference: { telemetry: false } }).getProvider(),
  )
}

/** Returns the provider of the Safe around this page. Rejects when no Safe responds. */
export async function findSafe(context: Eip155Context, load: () => Promise<SafeSdk>): Promise<Host> {
  const { SafeAppsSDK, SafeAppProvider } = await load()
  const { safeOrigins = defaultSafeOrigins } = context.options
  const sdk = new SafeAppsSDK({ allowedDomains: [...safeOrigins] })
  const info = await withHostTimeout(context, sdk.safe.getInfo())
  return {
    name: 'Safe',
    provider: assertProvider(new SafeAppProvider(info as never, sdk as never)),
    traits: safeTraits,
  }
}

/** Returns the wallet of the client around this mini app. Rejects when no client responds, or it has no EVM wallet. */
export async function findMiniApp(context: Eip155Context, load: () => Promise<MiniAppSdk>): Promise<Host> {
  const { sdk } = await load()
  const find = async () => {
    if (!(await sdk.isInMiniApp())) throw createError(errors.CONNECTOR_NOT_FOUND)
    const provider = assertProvider(await sdk.wallet.getEthereumProvider())
    const client = readField(readField(await sdk.context, 'client'), 'clientFid')
    return { name: client === baseClient ? 'Base' : 'Farcaster', provider, traits: { lacks: [], hasOwnIds: false } }
  }
  return withHostTimeout(context, find())
}

function withHostTimeout<T>({ ports, lifetime }: Eip155Context, response: Promise<T>): Promise<T> {
  const onTimeout = () => createError(errors.WALLET_TIMEOUT)
  return withTimeout(response, { clock: ports.clock, ms: hostAnswerMs, onTimeout, signals: [lifetime] })
}

/** Ends the session that an SDK stores itself. */
export async function endSdkSession(provider: Eip1193Provider): Promise<void> {
  const disconnect: unknown = Reflect.get(provider, 'disconnect')
  if (typeof disconnect === 'function') await Reflect.apply(disconnect, provider, [])
}

function appMetadata({ metadata, networks }: Eip155Context): {
  appName: string
  appLogoUrl: string | null
  appChainIds: number[]
} {
  return {
    appName: metadata.name,
    appLogoUrl: metadata.icons[0] ?? null,
    appChainIds: networks().map(({ id }) => Number(id)),
  }
}
