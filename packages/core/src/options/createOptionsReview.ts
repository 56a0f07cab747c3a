import {
  type ChainNamespace,
  chainNamespaces,
  isCaipNetworkId,
  type Logger,
  loadModule,
  type Ports,
  safeParseUrl,
} from '@latchkey/common'
import { type AppKitOptions, themeVariableNames } from './appKitOptions.js'
import { extendNetwork } from './extendNetwork.js'
import { knownOptionNames } from './optionsParser.js'
import { type ResolvedOptions, relayUrlsOf } from './resolveOptions.js'
import { listUnknownNames } from './unknownNames.js'

/** Options whose feature does not exist yet. A value that turns the feature off is not reported. */
export const missingFeatures = {
  features: [
    'swaps',
    'onramp',
    'receive',
    'send',
    'email',
    'emailShowWallets',
    'history',
    'socials',
    'collapseWallets',
    'connectMethodsOrder',
    'walletFeaturesOrder',
  ],
  services: ['secureFrame'],
} as const

/** Options of Reown AppKit without an effect. They are accepted, so that an app can migrate by changing its imports. */
const withoutEffect = ['universalProvider', 'universalProviderConfigOverride', 'enableAuthLogger']

const legalPages = ['termsConditionsUrl', 'privacyPolicyUrl'] as const

/** Services that are called only with a project id. */
const servicesWithId = ['relay', 'directory', 'chainData', 'analytics', 'rpc'] as const

/** Services of the WalletConnect client. */
const servicesWithRelay = ['verify', 'telemetry'] as const

const serviceNames = [...servicesWithId, ...servicesWithRelay, ...missingFeatures.services]

const themeVariables = ['latchkey', 'w3m', 'apkt'].flatMap((prefix) =>
  themeVariableNames.map((name) => `--${prefix}-${name}`),
)

/**
 * Reports options without effect in the console, each once. Expects options that passed `assertOptions` or
 * `assertChange`.
 */
export type OptionsReview = {
  /** Reviews all options, when the instance starts. */
  start(options: AppKitOptions): void
  /** Reviews the options that a setter changed. `current` are all options after the change. */
  change(change: Partial<AppKitOptions>, current: ResolvedOptions): void
}

/**
 * Creates the review of an instance's options. It reports misspelled names with the nearest known one, keys that match
 * no network, options of AppKit without an effect here, features that do not exist yet, invalid browse links, options
 * that need another option, and missing adapters. It also reports a placeholder for a project id. On a server it
 * reports nothing.
 */
export function createOptionsReview({ logger, window }: Pick<Ports, 'logger' | 'window'>): OptionsReview {
  const reported = new Set<string>()

  function report(lines: readonly string[]): void {
    const news = lines.filter((line) => !reported.has(line))
    if (!window || news.length === 0) return
    for (const line of news) reported.add(line)
    logger.error(`[latchkey] Some options do nothing:\n${news.join('\n')}`)
  }

  return {
    start(options) {
      if (!window) return
      const isPlaceholder = placeholder.test(options.projectId ?? '')
      const leavesOff = lacksRelay(options)
      if (leavesOff && isPlaceholder)
        logger.error(
          `[latchkey] The project id ${options.projectId} is a placeholder, so WalletConnect is off. Replace it with an id of ` +
            "WalletConnect's dashboard. Installed wallets work without one.",
        )
      reviewAdapters(options, logger)
      report([
        ...listWithoutEffect(options),
        ...listUnusedServices(options),
        ...listMissingLegalPage(options),
        ...(leavesOff && !isPlaceholder ? [relayHint] : []),
      ])
      void listRefusedLinks(options).then(report, (error: unknown) =>
        logger.debug('The browse links of custom wallets were not reviewed.', error),
      )
    },
    change: (change, current) => report([...listWithoutEffect(change), ...listMissingLegalPage(current)]),
  }
}

/** Returns a line for each option that has no effect, whatever the other options are. */
function listWithoutEffect(options: Partial<AppKitOptions>): readonly string[] {
  return [
    ...listUnknownNames('', options, [...knownOptionNames.options, ...withoutEffect]),
    ...listUnknownNames('features.', options.features, knownOptionNames.features),
    ...listUnknownNames('metadata.', options.metadata, knownOptionNames.metadata),
    ...listUnknownNames('services.', options.services, serviceNames),
    ...listUnknownNames('themeVariables: ', options.themeVariables, themeVariables),
    ...listUnknownNames('defaultAccountTypes.', options.defaultAccountTypes, chainNamespaces),
    ...listUnmatchedNetworks(options),
    ...(options.customWallets ?? []).flatMap((wallet, index) =>
      listUnknownNames(`customWallets[${index}].`, wallet, knownOptionNames.customWallet),
    ),
    ...Object.entries(options.customRpcUrls ?? {}).flatMap(([network, urls]) =>
      urls.flatMap((entry, index) => {
        const place = `customRpcUrls['${network}'][${index}].`
        const { config, ...rest } = entry as typeof entry & { readonly config?: unknown }
        const ignored = config === undefined ? [] : [`${place}config has no effect.`]
        return [...ignored, ...listUnknownNames(place, rest, ['url', 'shareWithWallet'])]
      }),
    ),
    ...legalPages.flatMap((name) => {
      const parsed = safeParseUrl(options[name], { kind: 'web', strict: options.strictLinks ?? false })
      return options[name] && !parsed.ok ? [`${name} is shown without a link: ${parsed.reason}.`] : []
    }),
    ...listSet(options, withoutEffect).map((name) => `${name} has no effect.`),
    ...listSet(options.features, missingFeatures.features).map(
      (name) => `features.${name}: the feature does not exist yet.`,
    ),
    ...listSet(options.services, missingFeatures.services).map(
      (name) => `services.${name}: the feature does not exist yet.`,
    ),
  ]
}

/** Returns a line for each key of `customRpcUrls` and `tokens` that is not a CAIP-2 id. */
function listUnmatchedNetworks({ customRpcUrls, tokens }: Partial<AppKitOptions>): readonly string[] {
  return Object.entries({ customRpcUrls, tokens }).flatMap(([name, byNetwork]) =>
    Object.keys(byNetwork ?? {})
      .filter((key) => !isCaipNetworkId(key))
      .map((key) => {
        const example = /^\d+$/.test(key) ? ` 'eip155:${key}'` : ", such as 'eip155:1'"
        return `${name}['${key}'] matches no network. Use the CAIP-2 id${example}.`
      }),
  )
}

/** Returns a line for each browse link of a custom wallet that cannot open. Only apps with links load the parser. */
async function listRefusedLinks({ customWallets = [] }: AppKitOptions): Promise<readonly string[]> {
  if (!customWallets.some(({ browse_links }) => browse_links)) return []
  const { readBrowseLink } = await loadModule(() => import('@latchkey/walletconnect/links'))
  return customWallets.flatMap(({ browse_links = [] }, wallet) =>
    browse_links.flatMap((link, index) => {
      const read = readBrowseLink(link)
      return read.ok ? [] : [`customWallets[${wallet}].browse_links[${index}] is refused: ${read.reason}.`]
    }),
  )
}

/** Returns a line for each service that another option leaves off. */
function listUnusedServices(options: AppKitOptions): readonly string[] {
  const withoutId = options.projectId ? [] : listSet(options.services, servicesWithId)
  const withoutRelay = relayUrlsOf(options).length > 0 ? [] : listSet(options.services, servicesWithRelay)
  return [
    ...withoutId.map(
      (name) =>
        `services.${name} is not used without \`projectId\`. Your own server accepts any text, unless you list its projects.`,
    ),
    ...withoutRelay.map((name) => `services.${name} is not used while WalletConnect is off.`),
  ]
}

function listMissingLegalPage({
  features,
  termsConditionsUrl,
  privacyPolicyUrl,
}: Pick<AppKitOptions, 'features' | (typeof legalPages)[number]>): readonly string[] {
  return features?.legalCheckbox && !termsConditionsUrl && !privacyPolicyUrl
    ? [
        'features.legalCheckbox shows no checkbox without termsConditionsUrl or privacyPolicyUrl. Visitors connect without accepting terms.',
      ]
    : []
}

/** Project ids of guides and templates, such as `YOUR_PROJECT_ID` and `<your-project-id>`. */
const placeholder = /^<?your[-_ ].*id>?$/i

const relayHint =
  "projectId does not turn WalletConnect on. Pass an id of WalletConnect's dashboard (32 hexadecimal digits), name a relay in " +
  '`services.relay`, or set `services.relay: false`.'

/**
 * Whether the app has a project id that the public relay does not accept, does not configure WalletConnect otherwise,
 * and uses no other service with the id.
 */
function lacksRelay(options: AppKitOptions): boolean {
  const { projectId, services, enableWallets = true } = options
  const isUsed = listSet(services, servicesWithId).length > 0
  const hasRelay = services?.relay !== undefined || relayUrlsOf(options).length > 0
  return Boolean(projectId) && enableWallets && !isUsed && !hasRelay
}

/** Returns the names of options that the app did not turn off. */
function listSet(holder: object | undefined, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const value: unknown = holder && Reflect.get(holder, name)
    return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  })
}

/**
 * Reports networks without an adapter, with the package to install. An app with an empty list of adapters uses
 * WalletConnect only, so nothing is reported while WalletConnect is on.
 */
function reviewAdapters(options: AppKitOptions, logger: Logger): void {
  const served = (options.adapters ?? []).map(({ namespace }) => namespace)
  const namespaces = options.networks.map((network) => extendNetwork(network, options).chainNamespace)
  const missing = [...new Set(namespaces)].filter((namespace) => !served.includes(namespace))
  if (missing.length === 0) return
  const install = `Install ${missing.map((namespace) => `@latchkey/adapter-${namespace}`).join(' and ')}`
  const calls = missing.map(factoryCall).join(', ')
  if (served.length > 0)
    logger.error(
      `[latchkey] Wallets cannot connect on the networks of ${missing.join(' and ')}, because \`adapters\` has no adapter for them. ` +
        `${install} and add ${calls} to \`adapters\`.`,
    )
  else if (relayUrlsOf(options).length === 0)
    logger.error(
      `[latchkey] No wallet can connect, because \`adapters\` is empty. ${install} and pass \`adapters: [${calls}]\`.`,
    )
  else if (!options.adapters)
    logger.error(
      '[latchkey] Without adapters, the kit finds no installed wallets, and wallets connect over WalletConnect only. ' +
        `${install} and pass \`adapters: [${calls}]\`. Pass \`adapters: []\` to use WalletConnect only.`,
    )
}

function factoryCall(namespace: ChainNamespace): string {
  return `create${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Adapter()`
}
