import { type AppKitOptions, relayUrlsOf, resolveOptions } from '@latchkey/core'
import { type HostKind, hostKinds } from './hostKinds.js'

/** The options of `createAppKit` that decide which hosts the kit contacts. */
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
  | 'identity'
  | 'tokens'
>

/**
 * A host that the kit may contact, as a source of a Content-Security-Policy: an origin, or a scheme if any host may be
 * meant.
 */
export type AskedHost = Pick<HostKind, 'directive' | 'when'> & {
  readonly source: string
  readonly kind: keyof typeof hostKinds
}

/**
 * Lists every host that a kit with these options may contact, and when. It omits the page's own origin, hosts that
 * `addNetwork` and `updateOptions` add later, and hosts that a wallet's SDK contacts.
 */
export function listHosts(options: HostOptions): readonly AskedHost[] {
  const { networks, features, identity } = resolveOptions(options, undefined)
  const relays = relayUrlsOf(options)
  const hasRelay = relays.length > 0
  const { directory, analytics, chainData, verify, telemetry } = options.projectId ? (options.services ?? {}) : {}
  const given = Object.values(options.customRpcUrls ?? {}).flatMap((urls) => urls.map(({ url }) => url))
  const asked = networks.flatMap(({ rpcUrls }) => rpcUrls.default.http)
  const own = networks.flatMap(({ rpcUrls }) => rpcUrls.chainDefault?.http ?? [])
  const hasNames =
    identity && (chainData !== undefined || networks.some(({ caipNetworkId }) => caipNetworkId === 'eip155:1'))
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
    ...listKind('relay', relays),
    ...listKind('directory', [directory]),
    ...listKind('chainData', [(identity || features.smartSessions) && chainData]),
    ...listKind('analytics', [features.analytics ? analytics : undefined]),
    ...listKind('telemetry', [hasRelay && telemetry]),
    ...listKind('verify', [hasRelay && verify]),
    ...listKind('networkImage', [
      ...Object.values(options.chainImages ?? {}),
      ...networks.map(({ assets }) => assets?.imageUrl),
    ]),
    ...listKind(
      'tokenImage',
      Object.values(options.tokens ?? {}).map(({ image }) => image),
    ),
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

/**
 * Only schemes that the code uses: RPC over http(s), a relay over WebSocket, pictures also as `data:`. Paths without a
 * host belong to the page's own origin, so they are omitted.
 */
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
