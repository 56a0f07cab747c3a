import type { Parser } from '@latchkey/common'
import {
  chainNamespaces,
  flag,
  guarded,
  isCaipNetworkId,
  isLoopback,
  listOf,
  objectOf,
  oneOf,
  optional,
  recordOf,
  setupError,
  text,
} from '@latchkey/common/start'
import {
  type AppKitOptions,
  connectMethods,
  connectorGroups,
  prefetchTimes,
  socialProviders,
  walletFeatures,
} from './appKitOptions.js'
import { defaultFeatures, defaultSwitches } from './defaultOptions.js'

const url = text({ max: 2_048, what: 'a URL' })
/** Data URLs of images are long. */
const image = text({ max: 400_000, what: 'the URL of an image' })
const serviceUrl = guarded(isServiceUrl, 'an https or wss URL')
/** `false` turns off a service that works without a URL. */
const service: Parser<unknown> = (input, path = '') =>
  input === false && /\.(?:relay|directory)$/.test(path) ? { ok: true, value: input } : serviceUrl(input, path)
const urls = objectOf({ http: listOf(url) })
const isObject = guarded((input): input is object => typeof input === 'object' && input !== null, 'an object')
const themeVariable = guarded(
  (input): input is string | number => typeof input === 'string' || typeof input === 'number',
  'text or a number',
)
const isSocialsOff = oneOf([false])
const socials: Parser<unknown> = (input, path) =>
  input === false ? isSocialsOff(input, path) : listOf(oneOf(socialProviders))(input, path)
const chainId = guarded(
  (input): input is string | number =>
    typeof input === 'number'
      ? Number.isSafeInteger(input) && input >= 0
      : typeof input === 'string' && (isCaipNetworkId(input) || isCaipNetworkId(`eip155:${input}`)),
  'a chain id',
)
const caipId = guarded(isCaipNetworkId, 'a CAIP-2 id such as eip155:1')
const words = optional(listOf(text({ max: 256 })))
const on = optional(flag)
const word = optional(text({ max: 2_048 }))
const decimals = guarded(
  (input): input is number => typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= 255,
  'a whole number from 0 to 255',
)

/** Over TLS; plain only on this machine. The URL parser decides, since a user name can look like a host. */
function isServiceUrl(input: unknown): input is string {
  if (typeof input !== 'string' || input.length > 2_048) return false
  try {
    const { protocol, hostname } = new URL(input)
    return /^(?:http|ws)s:$/.test(protocol) || (/^(?:http|ws):$/.test(protocol) && isLoopback(hostname))
  } catch {
    return false
  }
}

/** Each default that is a flag may be given as one. */
function flagsOf(defaults: object): Readonly<Record<string, typeof on>> {
  const flags = Object.entries(defaults).filter(([, value]) => typeof value === 'boolean')
  return Object.fromEntries(flags.map(([name]) => [name, on]))
}

const networkShape = objectOf({
  id: chainId,
  name: text({ max: 128 }),
  caipNetworkId: optional(caipId),
  chainNamespace: optional(oneOf(chainNamespaces)),
  nativeCurrency: objectOf({ name: text({ max: 64 }), symbol: text({ max: 32 }), decimals }),
  rpcUrls: objectOf({ default: urls, chainDefault: optional(urls) }),
  assets: optional(objectOf({ imageId: word, imageUrl: optional(image) })),
  blockExplorers: optional(
    objectOf({
      default: objectOf({ name: text(), url, addressPath: optional(text({ max: 64, pattern: /^[\w/-]+$/ })) }),
    }),
  ),
  contracts: optional(isObject),
  testnet: on,
})

/** What the app may pass as a network. Without a namespace it is an EVM one, which has a number. */
export const networkParser: typeof networkShape = (input, path = '') => {
  const parsed = networkShape(input, path)
  if (!parsed.ok) return parsed
  const { id, caipNetworkId, chainNamespace } = parsed.value
  const named = [id, caipNetworkId].filter(isCaipNetworkId).map((caip) => caip.split(':')[0])
  const namespaces = new Set(chainNamespace ? [...named, chainNamespace] : named)
  const isClear = namespaces.size === 1 || (namespaces.size === 0 && /^\d+$/.test(String(id)))
  return isClear
    ? parsed
    : { ok: false, reason: `${path}.chainNamespace: expected the namespace of the network "${id}"` }
}

const adapter = objectOf({
  namespace: oneOf(chainNamespaces),
  create: guarded((input) => typeof input === 'function', 'a function'),
})

const customWalletShape = {
  id: text({ max: 256 }),
  name: text({ max: 256 }),
  image_url: optional(image),
  homepage: word,
  mobile_link: word,
  desktop_link: word,
  webapp_link: word,
  app_store: word,
  play_store: word,
  chrome_store: word,
  rdns: word,
}

const featuresShape = {
  ...flagsOf(defaultFeatures),
  socials: optional(socials),
  connectMethodsOrder: optional(listOf(oneOf(connectMethods))),
  connectorTypeOrder: optional(listOf(oneOf(connectorGroups))),
  walletFeaturesOrder: optional(listOf(oneOf(walletFeatures))),
}

const metadataShape = { name: optional(text()), description: optional(text()), url: optional(url), icons: words }

const optionsShape = {
  projectId: optional(text({ max: 256 })),
  networks: listOf(networkParser, { min: 1 }),
  defaultNetwork: optional(networkParser),
  adapters: optional(listOf(adapter)),
  metadata: optional(objectOf(metadataShape)),
  features: optional(objectOf(featuresShape)),
  themeMode: optional(oneOf(['light', 'dark'])),
  themeVariables: optional(recordOf(themeVariable)),
  tokens: optional(recordOf(objectOf({ address: text({ max: 256 }), image: optional(url) }))),
  allWallets: optional(oneOf(['SHOW', 'HIDE', 'ONLY_MOBILE'])),
  includeWalletIds: words,
  excludeWalletIds: words,
  includeInstalledWalletIds: words,
  featuredWalletIds: words,
  customWallets: optional(listOf(objectOf(customWalletShape))),
  customRpcUrls: optional(recordOf(listOf(objectOf({ url, shareWithWallet: on })))),
  termsConditionsUrl: optional(url),
  privacyPolicyUrl: optional(url),
  defaultAccountTypes: optional(recordOf(oneOf(['eoa', 'smartAccount', 'payment', 'ordinal']))),
  siweConfig: optional(isObject),
  siwx: optional(isObject),
  services: optional(recordOf(service)),
  chainImages: optional(recordOf(image)),
  connectorImages: optional(recordOf(image)),
  ...flagsOf(defaultSwitches),
  coinbasePreference: optional(oneOf(['all', 'smartWalletOnly', 'eoaOnly'])),
  locale: optional(text({ max: 64 })),
  prefetch: optional(oneOf(prefetchTimes)),
  storagePrefix: optional(text({ max: 64, pattern: /./ })),
}

const schema = objectOf(optionsShape)

/** The names that {@link assertOptions} reads, by the place where they stand. */
export const knownOptionNames = {
  options: Object.keys(optionsShape),
  features: Object.keys(featuresShape),
  metadata: Object.keys(metadataShape),
  customWallet: Object.keys(customWalletShape),
} as const

/**
 * Checks start-up options (specification §5). Throws `SIWE_AND_SIWX`, `SIGN_IN_NOT_AVAILABLE` where the app asks for a sign-in, or
 * `INVALID_OPTIONS` whose details name the place.
 */
export function assertOptions(options: unknown): asserts options is AppKitOptions {
  const parsed = schema(options)
  if (!parsed.ok) {
    throw setupError('INVALID_OPTIONS', {
      details: `createAppKit was given an option that is not valid. ${parsed.reason}.`,
    })
  }
  const { siweConfig, siwx } = parsed.value
  if (siweConfig && siwx) throw setupError('SIWE_AND_SIWX')
  // An app that relies on a required sign-in would be open to everybody without it.
  if (siweConfig || siwx)
    throw setupError('SIGN_IN_NOT_AVAILABLE', {
      details: `Remove \`${siwx ? 'siwx' : 'siweConfig'}\`, and let your server verify a message that the wallet signs.`,
    })
}

/**
 * Checks options that change after start-up, by the parsers of the start. `setter` is the method the app called. Throws
 * `INVALID_OPTIONS` whose details name the place.
 */
export function assertChange(
  setter: string,
  change: unknown,
  changeable: readonly (keyof typeof optionsShape)[],
): void {
  const shape = Object.fromEntries(changeable.map((name) => [name, optionsShape[name]]))
  const parsed = objectOf<typeof shape>(shape)(change, '')
  const fault = parsed.ok ? findFixed(change, changeable) : `${parsed.reason}.`
  if (fault) throw setupError('INVALID_OPTIONS', { details: `${setter} was given a value that is not valid. ${fault}` })
}

/** Names an option that cannot change. */
function findFixed(change: unknown, changeable: readonly string[]): string | undefined {
  const fixed = Object.keys(Object(change)).find((name) => !changeable.includes(name))
  return fixed && `\`${fixed}\` cannot change after start-up; ${changeable.join(', ')} can.`
}
