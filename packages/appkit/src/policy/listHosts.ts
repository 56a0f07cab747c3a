import { type AppKitOptions, relayUrlOf, resolveOptions } from '@latchkey/core'
import { type HostKind, hostKinds } from './hostKinds.js'

/** The start-up options that decide which hosts are asked. */
export type HostOptions = Pick<
  AppKitOptions,
  | 'networks'
  | 'customRpcUrls'
  | 'rpcFallback'
  | 'services'
  | 'projectId'
  | 'features'
  | 'chainImages'
  | 'connectorImages'
  | 'customWallets'
  | 'enableNamePictures'
>

/** A host the kit may ask, as a source of a Content-Security-Policy: an origin, or a scheme where any host may be meant. */
export type AskedHost = Pick<HostKind, 'directive' | 'when'> & {
  readonly source: string
  readonly kind: keyof typeof hostKinds
}

/**
 * Every host that a kit with these options may ask, and when. The page's own origin is left out; so is what `addNetwork` and
 * `updateOptions` bring while the page is in use, and what an SDK of a wallet asks by itself.
 */
export function listHosts(options: HostOptions): readonly AskedHost[] {
  const { networks, features } = resolveOptions(options, undefined)
  const relay = relayUrlOf(options)
  const { directory, analytics, chainData, verify, telemetry } = options.projectId ? (options.services ?? {}) : {}
  const given = Object.values(options.customRpcUrls ?? {}).flatMap((urls) => urls.map(({ url }) => url))
  const asked = networks.flatMap(({ rpcUrls }) => rpcUrls.default.http)
  const own = networks.flatMap(({ rpcUrls }) => rpcUrls.chainDefault?.http ?? [])
  const hasNames = chainData !== undefined || networks.some(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
  const wallets = (options.customWallets ?? []).map(({ image_url }) => image_url)
  return [
    ...listKind(
      'customRpc',
      asked.filter((url) => given.includes(url)),
    ),
    ...listKind(
      'relayRpc',
      asked.filter((url) => !given.includes(url) && !own.includes(url)),
    ),
    ...listKind(
      'networkRpc',
      asked.filter((url) => !given.includes(url) && own.includes(url)),
    ),
    ...listKind('relay', [relay]),
    ...listKind('directory', [directory]),
    ...listKind('chainData', [chainData]),
    ...listKind('analytics', [features.analytics ? analytics : undefined]),
    ...listKind('telemetry', [relay && telemetry]),
    ...listKind('verify', [relay && verify]),
    ...listKind('networkImage', [
      ...Object.values(options.chainImages ?? {}),
      ...networks.map(({ assets }) => assets?.imageUrl),
    ]),
    ...listKind('walletImage', [...Object.values(options.connectorImages ?? {}), ...wallets]),
    ...listKind('directoryImage', [directory && 'blob:', directory]),
    ...listKind('announcedImage', ['data:']),
    ...listKind('namePicture', options.enableNamePictures && hasNames ? ['https:'] : []),
  ]
}

function listKind(kind: keyof typeof hostKinds, urls: readonly (string | false | undefined)[]): readonly AskedHost[] {
  const { directive, when } = hostKinds[kind]
  const isSocket = kind === 'relay'
  const sources = new Set(urls.flatMap((url) => (url ? sourceOf(url, directive, isSocket) : [])))
  return [...sources].map((source) => ({ source, directive, kind, when }))
}

/** Only what the code asks: RPC over http and https, a relay over sockets, pictures besides as data. A path on the page's own host is no other host. */
function sourceOf(url: string, directive: HostKind['directive'], isSocket: boolean): readonly string[] {
  if (url === 'https:' || url === 'blob:') return [url]
  if (directive === 'img-src' && /^data:/i.test(url)) return ['data:']
  const scheme = isSocket ? /^wss?:/i : /^https?:/i
  if (!scheme.test(url)) return []
  try {
    return [new URL(url).origin]
  } catch {
    return []
  }
}
