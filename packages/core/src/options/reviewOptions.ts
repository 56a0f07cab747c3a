import { chainNamespaces, type Logger, safeParseUrl } from '@latchkey/common'
import { type AppKitOptions, themeVariableNames } from './appKitOptions.js'
import { nearestName } from './nearestName.js'
import { knownOptionNames } from './optionsParser.js'
import { relayUrlOf } from './relayUrlOf.js'

/** Options whose feature does not exist yet. A value that turns the feature off asks for nothing. */
const missingFeatures = {
  options: ['tokens'],
  features: [
    'swaps',
    'onramp',
    'receive',
    'send',
    'email',
    'emailShowWallets',
    'socials',
    'smartSessions',
    'collapseWallets',
    'connectMethodsOrder',
    'walletFeaturesOrder',
  ],
  services: ['secureFrame'],
} as const

/** Options of the kit that this one replaces. They are accepted, so that an app can change its imports only, and do nothing. */
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
 * Writes one message to the log that names the options the app set and that do nothing: misspelled ones with the nearest known name,
 * those without effect, those whose feature does not exist yet, and a project id that leaves WalletConnect off. Expects options that passed
 * `assertOptions`.
 */
export function reviewOptions(options: AppKitOptions, logger: Logger): void {
  const lines = [
    ...listUnknown('', options, [...knownOptionNames.options, ...withoutEffect]),
    ...listUnknown('features.', options.features, knownOptionNames.features),
    ...listUnknown('metadata.', options.metadata, knownOptionNames.metadata),
    ...listUnknown('services.', options.services, serviceNames),
    ...listUnknown('themeVariables: ', options.themeVariables, themeVariables),
    ...listUnknown('defaultAccountTypes.', options.defaultAccountTypes, chainNamespaces),
    ...(options.customWallets ?? []).flatMap((wallet, index) =>
      listUnknown(`customWallets[${index}].`, wallet, knownOptionNames.customWallet),
    ),
    ...Object.entries(options.customRpcUrls ?? {}).flatMap(([network, urls]) =>
      urls.flatMap((entry, index) => {
        const place = `customRpcUrls['${network}'][${index}].`
        const { config, ...rest } = entry as typeof entry & { readonly config?: unknown }
        const ignored = config === undefined ? [] : [`${place}config has no effect.`]
        return [...ignored, ...listUnknown(place, rest, ['url', 'shareWithWallet'])]
      }),
    ),
    ...legalPages.flatMap((name) => {
      const parsed = safeParseUrl(options[name], { kind: 'web', strict: options.strictLinks ?? false })
      return options[name] && !parsed.ok ? [`${name} is shown without a link: ${parsed.reason}.`] : []
    }),
    ...listSet(options, withoutEffect).map((name) => `${name} has no effect.`),
    ...listSet(options, missingFeatures.options).map((name) => `${name}: the feature does not exist yet.`),
    ...listSet(options.features, missingFeatures.features).map(
      (name) => `features.${name}: the feature does not exist yet.`,
    ),
    ...listSet(options.services, missingFeatures.services).map(
      (name) => `services.${name}: the feature does not exist yet.`,
    ),
    ...(lacksRelay(options) ? [relayHint] : []),
  ]
  if (lines.length > 0) logger.error(`[latchkey] Some options do nothing:\n${lines.join('\n')}`)
}

const relayHint =
  "projectId does not turn WalletConnect on. Pass an id of WalletConnect's dashboard (32 hexadecimal digits), name a relay in " +
  '`services.relay`, or set `services.relay: false`.'

/** Whether the app has a project id that the public relay does not accept, and says nothing about WalletConnect. */
function lacksRelay(options: AppKitOptions): boolean {
  const { projectId, services, enableWallets = true } = options
  return Boolean(projectId) && enableWallets && services?.relay === undefined && !relayUrlOf(options)
}

function listUnknown(place: string, holder: object | undefined, known: readonly string[]): readonly string[] {
  return Object.keys(holder ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known)
      return `${place}${name} is not known.${nearest ? ` Did you mean ${nearest}?` : ''}`
    })
}

/** The names among these that the app set to something other than "off". */
function listSet(holder: object | undefined, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const value: unknown = holder && Reflect.get(holder, name)
    return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  })
}
