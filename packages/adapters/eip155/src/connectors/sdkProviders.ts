import { AppKitError, loadPart, withDeadline } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import { type Eip1193Provider, isEip1193Provider } from '../eip1193.js'
import type { BaseAccountSdk, CoinbaseSdk, SafeSdk } from '../options.js'

/** How long a surrounding page has to prove that it is a Safe. */
const safeAnswerMs = 2_000

/** Where Safe{Wallet} runs. A page that frames this one could otherwise pose as a Safe and read what is sent to it. */
const defaultSafeOrigins: readonly RegExp[] = [/^https:\/\/app\.safe\.global$/]

/** The provider of Coinbase Wallet. Its SDK reports usage to Coinbase unless told not to. */
export async function loadCoinbase(context: Eip155Context, load: () => Promise<CoinbaseSdk>): Promise<Eip1193Provider> {
  const { createCoinbaseWalletSDK } = await loadPart(load)
  const preference = { options: context.discovery.coinbasePreference, telemetry: false }
  return assertProvider(createCoinbaseWalletSDK({ ...appMetadata(context), preference }).getProvider())
}

/** The provider of Base Account, without the reports to its maker. */
export async function loadBaseAccount(
  context: Eip155Context,
  load: () => Promise<BaseAccountSdk>,
): Promise<Eip1193Provider> {
  const { createBaseAccountSDK } = await loadPart(load)
  return assertProvider(
    createBaseAccountSDK({ ...appMetadata(context), preference: { telemetry: false } }).getProvider(),
  )
}

/** The provider of the Safe around this page. Rejects when nobody answers as one. */
export async function findSafe(context: Eip155Context, load: () => Promise<SafeSdk>): Promise<Eip1193Provider> {
  const { SafeAppsSDK, SafeAppProvider } = await load()
  const { safeOrigins = defaultSafeOrigins } = context.options
  const sdk = new SafeAppsSDK({ allowedDomains: [...safeOrigins] })
  const info = await withDeadline(sdk.safe.getInfo(), {
    clock: context.ports.clock,
    ms: safeAnswerMs,
    signal: context.lifetime,
  })
  return assertProvider(new SafeAppProvider(info as never, sdk as never))
}

/** Ends the session that an SDK keeps by itself. */
export async function endSdkSession(provider: Eip1193Provider): Promise<void> {
  const disconnect: unknown = Reflect.get(provider, 'disconnect')
  if (typeof disconnect === 'function') await Reflect.apply(disconnect, provider, [])
}

function assertProvider(value: unknown): Eip1193Provider {
  if (!isEip1193Provider(value))
    throw new AppKitError('CONNECTOR_NOT_FOUND', { details: "The wallet's SDK returned no EIP-1193 provider." })
  return value
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
