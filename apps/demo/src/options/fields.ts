/** A control of the options. Its kind determines its look and the type of its value. */
export type Field = {
  readonly group: FieldGroup
  readonly label: string
  readonly hint?: string
} & (
  | { readonly kind: 'flag'; readonly initial: boolean }
  | { readonly kind: 'choice'; readonly initial: string; readonly choices: readonly string[] }
  | { readonly kind: 'text' | 'lines'; readonly initial: string; readonly placeholder?: string }
  | { readonly kind: 'colour'; readonly initial: string }
  | { readonly kind: 'networks'; readonly initial: readonly string[] }
  | { readonly kind: 'network'; readonly initial: string }
)

export const fieldGroups = ['Look', 'Networks', 'Wallets', 'Behaviour', 'Legal', 'About your app'] as const
export type FieldGroup = (typeof fieldGroups)[number]

const flag = (group: FieldGroup, label: string, initial: boolean, hint: string) =>
  ({ kind: 'flag', group, label, initial, hint }) as const
const text = (group: FieldGroup, label: string, placeholder: string, hint: string, initial = '') =>
  ({ kind: 'text', group, label, placeholder, hint, initial }) as const
const lines = (group: FieldGroup, label: string, placeholder: string, hint: string) =>
  ({ kind: 'lines', group, label, placeholder, hint, initial: '' }) as const

/** Every option with an effect. Empty text means "not set". */
export const fields = {
  themeMode: {
    kind: 'choice',
    group: 'Look',
    label: 'themeMode',
    initial: 'system',
    choices: ['system', 'light', 'dark'],
    hint: 'Left out, the modal follows the page.',
  },
  locale: {
    kind: 'choice',
    group: 'Look',
    label: 'locale',
    initial: 'page',
    choices: ['page', 'en', 'ar'],
    hint: 'Arabic turns the layout around.',
  },
  accent: { kind: 'colour', group: 'Look', label: 'accent', initial: '', hint: 'Derived colours keep their contrast.' },
  colorMix: { kind: 'colour', group: 'Look', label: 'color-mix', initial: '', hint: 'Mixed into the surfaces.' },
  colorMixStrength: text('Look', 'color-mix-strength', '0', 'Per cent, 0 to 100.'),
  radiusMaster: text('Look', 'border-radius-master', '4px', 'Every corner follows it.'),
  fontSizeMaster: text('Look', 'font-size-master', '10px', 'Every size follows it.'),
  fontFamily: text('Look', 'font-family', 'system-ui', 'A font the page has.'),
  modalWidth: text('Look', 'modal-width', '360px', 'Of the desktop dialog.'),
  zIndex: text('Look', 'z-index', '999', 'Where there is no top layer.'),

  networks: {
    kind: 'networks',
    group: 'Networks',
    label: 'networks',
    initial: [
      ...['local', 'second', 'mainnet'],
      ...['solanaLocal', 'solanaSecond', 'solana'],
      ...['polkadotLocal', 'polkadotSecond', 'polkadot'],
      ...['bitcoinLocal', 'bitcoinSecond', 'bitcoin'],
    ],
    hint: 'At least one. Public networks need internet access.',
  },
  defaultNetwork: {
    kind: 'network',
    group: 'Networks',
    label: 'defaultNetwork',
    initial: '',
    hint: 'Left out: the stored one, else the first.',
  },
  adapterEip155: flag('Networks', 'adapters: eip155', true, 'Ethereum and every chain like it.'),
  adapterSolana: flag('Networks', 'adapters: solana', true, 'Without its adapter a chain cannot be connected.'),
  adapterPolkadot: flag('Networks', 'adapters: polkadot', true, 'Polkadot, Kusama and other Substrate chains.'),
  adapterBip122: flag('Networks', 'adapters: bip122', true, 'Bitcoin and its test networks.'),
  enableNetworkSwitch: flag('Networks', 'enableNetworkSwitch', true, 'The visitor may switch.'),
  switchOnConnect: flag(
    'Networks',
    'switchOnConnect',
    false,
    'Ask a wallet on another network to switch as it connects.',
  ),
  allowUnsupportedChain: flag('Networks', 'allowUnsupportedChain', false, 'Accept a network you did not list.'),
  customRpcUrls: lines(
    'Networks',
    'customRpcUrls',
    'eip155:1 https://rpc.example',
    'A CAIP-2 id and a URL on each line: the only ones asked for that network.',
  ),
  shareRpcUrls: flag(
    'Networks',
    'customRpcUrls: shareWithWallet',
    false,
    'Give them to a wallet that adds the network.',
  ),
  rpcFallback: flag('Networks', 'rpcFallback', false, 'Ask the network’s own RPC URLs where those above fail.'),
  servicesRpc: text(
    'Networks',
    'services.rpc',
    'https://rpc.example',
    'A relay RPC server for known networks. Left out: the local one, where it runs.',
  ),
  chainImages: lines('Networks', 'chainImages', 'eip155:31337 /icon.svg', 'A network and a picture on each line.'),

  enableWallets: flag('Wallets', 'enableWallets', true, 'Offer wallets at all.'),
  enableEIP6963: flag('Wallets', 'enableEIP6963', true, 'Wallets that announce themselves.'),
  enableInjected: flag('Wallets', 'enableInjected', true, 'The one in window.ethereum.'),
  coinbaseSdk: flag('Wallets', 'adapter: coinbase', false, 'Gives the adapter its SDK, which loads when chosen.'),
  enableCoinbase: flag('Wallets', 'enableCoinbase', true, 'Coinbase Wallet, where the SDK is given.'),
  baseAccountSdk: flag('Wallets', 'adapter: baseAccount', false, 'Likewise. Both ask their makers then.'),
  enableBaseAccount: flag('Wallets', 'enableBaseAccount', true, 'Base Account, where the SDK is given.'),
  safeSdk: flag('Wallets', 'adapter: safe', false, 'Safe, where this page runs inside one.'),
  miniAppSdk: flag('Wallets', 'adapter: miniApp', false, 'The client of a mini app, where this page runs inside one.'),
  coinbasePreference: {
    kind: 'choice',
    group: 'Wallets',
    label: 'coinbasePreference',
    initial: 'all',
    choices: ['all', 'smartWalletOnly', 'eoaOnly'],
    hint: 'For the Coinbase SDK.',
  },
  relay: flag('Wallets', 'services.relay', true, 'Wallets on other devices, through the local WalletConnect relay.'),
  relayHosts: flag(
    'Wallets',
    'services.relay: two hosts',
    false,
    'Names a first host that cannot be reached, so that the local relay is the second.',
  ),
  verify: text(
    'Wallets',
    'services.verify',
    'https://verify.walletconnect.org/v3',
    'A server that attests to those wallets which site asks. Left out: none.',
  ),
  telemetry: text(
    'Wallets',
    'services.telemetry',
    'https://pulse.walletconnect.org/batch',
    'Where WalletConnect counts clients. Left out: nowhere.',
  ),
  directory: flag('Wallets', 'services.directory', true, 'The list of all wallets, from the local directory.'),
  allWallets: {
    kind: 'choice',
    group: 'Wallets',
    label: 'allWallets',
    initial: 'SHOW',
    choices: ['SHOW', 'HIDE', 'ONLY_MOBILE'],
    hint: 'Whether the list leads to all wallets of the directory.',
  },
  includeWalletIds: text('Wallets', 'includeWalletIds', 'ids', 'Ids of the directory, with commas: only these.'),
  excludeWalletIds: text(
    'Wallets',
    'excludeWalletIds',
    'Spectre, com.example.wallet',
    'Ids, names or reverse-DNS names, with commas.',
  ),
  includeInstalledWalletIds: text(
    'Wallets',
    'includeInstalledWalletIds',
    'Foxglove, com.example.wallet',
    'Reverse-DNS names, names or ids, with commas: of the wallets on this page only these.',
  ),
  featuredWalletIds: text(
    'Wallets',
    'featuredWalletIds',
    'example',
    'Ids of custom wallets or of the directory, with commas: they come first.',
  ),
  customWallets: lines(
    'Wallets',
    'customWallets',
    '[{ "id": "example", "name": "Example Wallet", "homepage": "https://example.com" }]',
    'JSON: a list of wallets with id, name, links and image_url.',
  ),
  secretUrlParameters: text(
    'Wallets',
    'secretUrlParameters',
    'token, session',
    'Names, with commas: removed from the URL that a wallet’s browser opens on a phone.',
  ),
  connectorTypeOrder: text(
    'Wallets',
    'features.connectorTypeOrder',
    'recent, injected, custom',
    'Groups of the list, with commas.',
  ),
  connectorImages: lines(
    'Wallets',
    'connectorImages',
    'injected /icon.svg',
    'A connector id and a picture on each line.',
  ),

  enableReconnect: flag('Behaviour', 'enableReconnect', true, 'Restore the connection after a reload.'),
  connectionHint: flag('Behaviour', 'connectionHint', false, 'A cookie tells the server that a wallet is restored.'),
  enableEmbedded: flag('Behaviour', 'enableEmbedded', false, 'The modal is part of the page and never closes.'),
  disableAppend: flag('Behaviour', 'disableAppend', false, 'The page places <appkit-modal> itself.'),
  balances: flag('Behaviour', 'balances', true, 'Fetch and show balances.'),
  identity: flag('Behaviour', 'identity', true, 'Look up and show names and pictures of addresses.'),
  tokens: lines(
    'Behaviour',
    'tokens',
    'eip155:31337 0x7e577e577e577e577e577e577e577e577e577e57',
    'A CAIP-2 id and a token’s address on each line: its balance takes the place of the coin’s.',
  ),
  enableNamePictures: flag(
    'Behaviour',
    'enableNamePictures',
    false,
    'Load the picture of a name from the server that its owner chose.',
  ),
  strictLinks: flag(
    'Behaviour',
    'strictLinks',
    false,
    'Refuse links with a user name, a port, an IP address or a host in other letters.',
  ),
  manualWCControl: flag('Behaviour', 'manualWCControl', false, 'The modal opens with the WalletConnect code.'),
  experimental_preferUniversalLinks: flag(
    'Behaviour',
    'experimental_preferUniversalLinks',
    false,
    'A wallet’s app is opened by its https link first, where it has one.',
  ),
  enableWalletGuide: flag('Behaviour', 'enableWalletGuide', true, 'Help for visitors without a wallet.'),
  prefetch: {
    kind: 'choice',
    group: 'Behaviour',
    label: 'prefetch',
    initial: 'idle',
    choices: ['idle', 'intent', 'none'],
    hint: 'When the modal’s code may be loaded before a click.',
  },
  autoConnect: flag(
    'Behaviour',
    'autoConnect: wallet-browser',
    false,
    'In a wallet’s browser, connect without a click.',
  ),
  signIn: flag('Behaviour', 'siwx', false, 'Visitors may sign in. The local services keep their sessions.'),
  debug: flag('Behaviour', 'debug', true, 'Show alerts about your set-up in the modal.'),
  analytics: flag('Behaviour', 'services.analytics', true, 'Events go to the local sink once the modal was opened.'),
  storagePrefix: text('Behaviour', 'storagePrefix', '@latchkey', 'Two instances with two prefixes do not meet.'),

  legalCheckbox: flag('Legal', 'features.legalCheckbox', false, 'Agree before choosing a wallet; needs a URL below.'),
  termsConditionsUrl: text('Legal', 'termsConditionsUrl', 'https://example.com/terms', ''),
  privacyPolicyUrl: text('Legal', 'privacyPolicyUrl', 'https://example.com/privacy', ''),

  projectId: text(
    'About your app',
    'projectId',
    'none',
    'For the services; the local ones take any. Empty it to see the alert.',
    'local',
  ),
  metadataName: text('About your app', 'metadata.name', 'from the page', '', 'Latchkey demo'),
  metadataDescription: text('About your app', 'metadata.description', 'from the page', ''),
  metadataUrl: text('About your app', 'metadata.url', 'from the page', ''),
  metadataIcons: text('About your app', 'metadata.icons', 'from the page', 'URLs, with commas.'),
} satisfies Readonly<Record<string, Field>>

export type FieldName = keyof typeof fields

type ValueOf<F> = F extends { kind: 'flag' } ? boolean : F extends { kind: 'networks' } ? readonly string[] : string

/** The value of every control. */
export type Settings = { readonly [Name in FieldName]: ValueOf<(typeof fields)[Name]> }

/** Options that are validated and whose feature does not exist yet. */
export const notYet = [
  'features.email, socials',
  'features.swaps',
  'features.onramp',
  'features.send, receive',
  'features.history',
  'features.collapseWallets',
  'tokens',
  'defaultAccountTypes',
  'services: secureFrame',
] as const
