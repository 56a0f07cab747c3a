import { chainNamespaces, type Logger, safeParseUrl } from '@latchkey/common'
import { readBrowseLink } from '@latchkey/walletconnect/links'
import { type AppKitOptions, themeVariableNames } from './appKitOptions.js'
import { listUnknownNames } from './listUnknownNames.js'
import { knownOptionNames } from './optionsParser.js'
import { relayUrlsOf } from './relayUrlsOf.js'

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
    'smartSessions',
    'collapseWallets',
    'connectMethodsOrder',
    'walletFeaturesOrder',
  ],
  services: ['secureFrame'],
} as const

/** Options of Reown AppKit without an effect. They are accepted, so that an app can migrate by changing its imports. */
const withoutEffect = [
  'manualWCControl',
  'enableMobileFullScreen',
  'universalProvider',
  'universalProviderConfigOverride',
  'enableAuthLogger',
]

const legalPages = ['termsConditionsUrl', 'privacyPolicyUrl'] as const

const serviceNames = ['directory', 'chainData', 'analytics', 'relay', 'verify', 'telemetry', 'rpc', 'secureFrame']

const themeVariables = ['latchkey', 'w3m', 'apkt'].flatMap((prefix) =>
  themeVariableNames.map((name) => `--${prefix}-${name}`),
)

/**
 * Logs one message with the options that have no effect: misspelled names with the nearest known one, options of AppKit without an effect here,
 * features that do not exist yet, invalid browse links, and a project id that leaves WalletConnect off. Logs a placeholder for a project id.
 * Expects options that passed `assertOptions`.
 */
export function reviewOptions(options: AppKitOptions, logger: Logger): void {
  const leavesOff = lacksRelay(options)
  const isPlaceholder = placeholder.test(options.projectId ?? '')
  if (leavesOff && isPlaceholder)
    logger.error(
      `[latchkey] The project id ${options.projectId} is a placeholder, so WalletConnect is off. Replace it with an id of ` +
        "WalletConnect's dashboard. Installed wallets work without one.",
    )
  const lines = [
    ...listUnknownNames('', options, [...knownOptionNames.options, ...withoutEffect]),
    ...listUnknownNames('features.', options.features, knownOptionNames.features),
    ...listUnknownNames('metadata.', options.metadata, knownOptionNames.metadata),
    ...listUnknownNames('services.', options.services, serviceNames),
    ...listUnknownNames('themeVariables: ', options.themeVariables, themeVariables),
    ...listUnknownNames('defaultAccountTypes.', options.defaultAccountTypes, chainNamespaces),
    ...(options.customWallets ?? []).flatMap((wallet, index) => {
      const place = `customWallets[${index}].`
      const refused = (wallet.browse_links ?? []).flatMap((link, number) => {
        const read = readBrowseLink(link)
        return read.ok ? [] : [`${place}browse_links[${number}] is refused: ${read.reason}.`]
      })
      return [...listUnknownNames(place, wallet, knownOptionNames.customWallet), ...refused]
    }),
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
    ...(leavesOff && !isPlaceholder ? [relayHint] : []),
  ]
  if (lines.length > 0) logger.error(`[latchkey] Some options do nothing:\n${lines.join('\n')}`)
}

/** Project ids of guides and templates, such as `YOUR_PROJECT_ID` and `<your-project-id>`. */
const placeholder = /^<?your[-_ ].*id>?$/i

const relayHint =
  "projectId does not turn WalletConnect on. Pass an id of WalletConnect's dashboard (32 hexadecimal digits), name a relay in " +
  '`services.relay`, or set `services.relay: false`.'

/**
 * Whether the app has a project id that the public relay does not accept, and does not configure WalletConnect
 * otherwise.
 */
function lacksRelay(options: AppKitOptions): boolean {
  const { projectId, services, enableWallets = true } = options
  return Boolean(projectId) && enableWallets && services?.relay === undefined && relayUrlsOf(options).length === 0
}

/** Returns the names of options that the app did not turn off. */
function listSet(holder: object | undefined, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const value: unknown = holder && Reflect.get(holder, name)
    return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  })
}
