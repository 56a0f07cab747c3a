import type { Parser } from '@latchkey/common'
import {
  chainNamespaces,
  createError,
  flag,
  guarded,
  isCaipNetworkId,
  isLoopback,
  listOf,
  objectOf,
  oneOf,
  optional,
  pageErrors,
  recordOf,
  text,
} from '@latchkey/common/start'
import { type AppKitOptions, prefetchTimes } from './appKitOptions.js'
import { defaultSwitches } from './defaultOptions.js'
import { connectMethods, connectorGroups, defaultFeatures, socialProviders, walletFeatures } from './featureSwitches.js'

const url = text({ max: 2_048, what: 'a URL' })
/** Long enough for images as data URLs. */
const image = text({ max: 400_000, what: 'the URL of an image' })
const serviceUrl = guarded(isServiceUrl, 'an https or wss URL')
const relayHosts = listOf(serviceUrl, { max: 8 })
/** `false` turns off a service that works without a URL. The relay may have several hosts. */
const service: Parser<unknown> = (input, path = '') => {
  if (input === false && /\.(?:relay|directory)$/.test(path)) return { ok: true, value: input }
  const isList = Array.isArray(input) && input.length > 0 && path.endsWith('.relay')
  return (isList ? relayHosts : serviceUrl)(input, path)
}
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

/**
 * Accepts plain http and ws for this machine only. The URL parser decides, because a user name can look like a host.
 */
function isServiceUrl(input: unknown): input is string {
  if (typeof input !== 'string' || input.length > 2_048) return false
  try {
    const { protocol, hostname } = new URL(input)
    return /^(?:http|ws)s:$/.test(protocol) || (/^(?:http|ws):$/.test(protocol) && isLoopback(hostname))
  } catch {
    return false
  }
}

/** Returns a boolean parser for each boolean default. */
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
  hasNativeCoin: on,
})

/** A network of the app. Without a namespace it is an EVM network with a numeric id. */
export const networkParser: typeof networkShape = (input, path = '') => {
  if (input === undefined) return { ok: false, reason: `${path}: expected a network, not undefined; check its import` }
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

const adapterShape = objectOf({
  namespace: oneOf(chainNamespaces),
  create: guarded((input) => typeof input === 'function', 'a function'),
})

const adapter: typeof adapterShape = (input, path) =>
  typeof input === 'function'
    ? { ok: false, reason: `${path}: expected an adapter, not a function; call it, as in createEip155Adapter()` }
    : adapterShape(input, path)

const networkList = listOf(networkParser)

const networks: typeof networkList = (input, path) =>
  input === undefined || (Array.isArray(input) && input.length === 0)
    ? { ok: false, reason: `${path}: expected at least one network, such as mainnet of @latchkey/appkit/networks` }
    : networkList(input, path)

const browseLink = objectOf({
  url: text({ max: 2_048 }),
  namespaces: words,
  platforms: optional(listOf(oneOf(['ios', 'android']))),
  android_package: word,
})

const customWalletShape = {
  id: text({ max: 256 }),
  name: text({ max: 256 }),
  image_url: optional(image),
  homepage: word,
  mobile_link: word,
  desktop_link: word,
  webapp_link: word,
  browse_links: optional(listOf(browseLink)),
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

/** The content of a catalogue is validated by the modal, which falls back to English for each missing text. */
const catalogue = guarded(
  (input): input is object => typeof input === 'function' || (typeof input === 'object' && input !== null),
  'a catalogue, or a function that loads one',
)

const optionsShape = {
  projectId: optional(text({ max: 256 })),
  networks,
  defaultNetwork: optional(networkParser),
  adapters: optional(listOf(adapter)),
  metadata: optional(objectOf(metadataShape)),
  features: optional(objectOf(featuresShape)),
  themeMode: optional(oneOf(['light', 'dark'])),
  themeVariables: optional(recordOf(themeVariable)),
  tokens: optional(
    recordOf(objectOf({ address: text({ max: 256 }), image: optional(image), symbol: optional(text({ max: 32 })) })),
  ),
  allWallets: optional(oneOf(['SHOW', 'HIDE', 'ONLY_MOBILE'])),
  includeWalletIds: words,
  excludeWalletIds: words,
  includeInstalledWalletIds: words,
  featuredWalletIds: words,
  customWallets: optional(listOf(objectOf(customWalletShape))),
  secretUrlParameters: words,
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
  texts: optional(recordOf(text({ max: 2_048 }))),
  catalogues: optional(recordOf(catalogue)),
  prefetch: optional(oneOf(prefetchTimes)),
  autoConnect: optional(oneOf(['wallet-browser', false])),
  storagePrefix: optional(text({ max: 64, pattern: /./ })),
}

const schema = objectOf(optionsShape)

/** The methods of the sign-in that the app has set. */
const signInSchema = objectOf({
  siweConfig: optional(methodsOf('a value of createSIWEConfig()', ['mapToSIWX'])),
  siwx: optional(
    methodsOf('a sign-in', ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions']),
  ),
})

/** An object, or an instance of a class, with these methods. */
function methodsOf(what: string, names: readonly string[]): Parser<unknown> {
  return (input, path = '') => {
    const missing = names.find((name) => typeof Reflect.get(Object(input), name) !== 'function')
    return missing === undefined
      ? { ok: true, value: input }
      : { ok: false, reason: `${path}: expected ${what} of @latchkey/siwx; it has no ${missing}()` }
  }
}

/** The names that {@link assertOptions} reads, by their path. */
export const knownOptionNames = {
  options: Object.keys(optionsShape),
  features: Object.keys(featuresShape),
  metadata: Object.keys(metadataShape),
  customWallet: Object.keys(customWalletShape),
} as const

/**
 * Validates the options of an instance. Throws `SIWE_AND_SIWX`, or `INVALID_OPTIONS` whose details name the place.
 */
export function assertOptions(options: unknown): asserts options is AppKitOptions {
  const parsed = schema(options)
  if (!parsed.ok) throw createInvalidOptions(parsed.reason)
  if (parsed.value.siweConfig && parsed.value.siwx) throw createError(pageErrors.SIWE_AND_SIWX)
  const signIn = signInSchema(options)
  if (!signIn.ok) throw createInvalidOptions(signIn.reason)
}

function createInvalidOptions(reason: string): Error {
  return createError(pageErrors.INVALID_OPTIONS, { values: { method: 'createAppKit' }, details: `${reason}.` })
}

/**
 * Validates changes of options with the same parsers. `setter` is the method that the app called. Throws
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
  if (fault)
    throw createError(pageErrors.INVALID_OPTIONS, {
      values: { method: setter },
      details: fault,
    })
}

/** Names an option that cannot change. */
function findFixed(change: unknown, changeable: readonly string[]): string | undefined {
  const fixed = Object.keys(Object(change)).find((name) => !changeable.includes(name))
  return fixed && `\`${fixed}\` cannot change after start-up; ${changeable.join(', ')} can.`
}

/** Hint for developers who pass no project id. */
export const projectIdHint =
  'Pass `projectId` to use WalletConnect and other services. Installed wallets need only an adapter.'
