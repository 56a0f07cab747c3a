/** What becomes of an exported name. */
export type NameRule =
  /** The same thing with the same use, perhaps by another name. A class may have `options`. */
  | { readonly module: string; readonly name: string; readonly options?: FactoryOptions }
  /** A class that is a function here: `new Class(options)` becomes `factory(options)`. */
  | { readonly module: string; readonly factory: string; readonly options: FactoryOptions }

/** Options of a class: those that the function has, too, and those that it doesn't need. */
export type FactoryOptions = { readonly kept: readonly string[]; readonly dropped: readonly string[] }

/** A module of AppKit. */
export type KitModule = {
  /** The subpath of `@latchkey/compat` with the same names, if there is one. */
  readonly compat?: CompatModule
  /** Names with an equivalent outside of `@latchkey/compat`. */
  readonly native: Readonly<Record<string, NameRule>>
  /** The package with every other name, except those of `missing`. */
  readonly others?: { readonly module: string; readonly missing: readonly string[] }
}

const react = '@latchkey/appkit/react'
const main = '@latchkey/appkit'
const siwx = '@latchkey/siwx'

const same = (module: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { module, name }]))
const evm = { module: '@latchkey/adapter-eip155', factory: 'createEip155Adapter', options: { kept: [], dropped: [] } }

/** Types that both kits export from their main module and from `/react`. */
const sharedTypes = (module: string) => ({
  ...same(module, 'AppKit', 'AppKitOptions', 'CaipAddress', 'CaipNetworkId', 'ChainNamespace', 'CustomWallet'),
  ...same(
    module,
    'Features',
    'Metadata',
    'OpenOptions',
    'ThemeMode',
    'ThemeVariables',
    'SIWXConfig',
    'SIWXMessage',
    'SIWXSession',
  ),
  CaipNetwork: { module, name: 'Network' },
  AppKitNetwork: { module, name: 'NetworkInput' },
})
const solanaAdapter = {
  module: '@latchkey/adapter-solana',
  factory: 'createSolanaAdapter',
  options: { kept: [], dropped: ['wallets', 'registerWalletStandard'] },
}
const solanaProvider = { module: '@latchkey/adapter-solana', name: 'SolanaProvider' }
const bitcoinProvider = { module: '@latchkey/adapter-bip122', name: 'BitcoinProvider' }

/** The modules of AppKit, and what becomes of their names. A test compares the table with the packages. */
export const kitModules: Readonly<Record<string, KitModule>> = {
  '@reown/appkit': { compat: 'appkit', native: { ...same(main, 'createAppKit'), ...sharedTypes(main) } },
  '@reown/appkit/react': {
    compat: 'appkit/react',
    native: {
      ...same(react, 'createAppKit', 'AppKitButton', 'AppKitNetworkButton', 'AppKitConnectButton'),
      ...same(react, 'AppKitAccountButton', 'useAppKit', 'useAppKitAccount', 'useAppKitBalance'),
      ...same(react, 'useAppKitNetwork', 'useAppKitProvider', 'useAppKitState', 'useAppKitTheme', 'useDisconnect'),
      ...same(react, 'useWalletInfo'),
      ...sharedTypes(react),
    },
  },
  '@reown/appkit/networks': {
    compat: 'appkit/networks',
    native: {
      AppKitNetwork: { module: '@latchkey/appkit/networks', name: 'NetworkInput' },
      CaipNetwork: { module: '@latchkey/appkit/networks', name: 'Network' },
      ChainNamespace: { module: main, name: 'ChainNamespace' },
      CaipNetworkId: { module: main, name: 'CaipNetworkId' },
      defineChain: { module: '@latchkey/appkit/networks', name: 'defineNetwork' },
    },
    others: {
      module: '@latchkey/appkit/networks',
      missing: [
        ...['AVAILABLE_NAMESPACES', 'ton', 'tonTestnet', 'tronMainnet', 'tronShastaTestnet', 'tronNileTestnet'],
        ...['*', 'default'],
      ],
    },
  },
  '@reown/appkit-adapter-wagmi': {
    compat: 'adapter-wagmi',
    native: {
      WagmiAdapter: {
        module: '@latchkey/adapter-eip155/wagmi',
        factory: 'createWagmiAdapter',
        options: { kept: ['networks', 'ssr', 'storage', 'syncConnectedChain', 'transports'], dropped: ['projectId'] },
      },
    },
  },
  '@reown/appkit-adapter-ethers': { compat: 'adapter-ethers', native: { EthersAdapter: evm } },
  '@reown/appkit-adapter-ethers5': { compat: 'adapter-ethers5', native: { Ethers5Adapter: evm } },
  '@reown/appkit-adapter-solana': {
    compat: 'adapter-solana',
    native: { SolanaAdapter: solanaAdapter, Provider: solanaProvider },
  },
  '@reown/appkit-adapter-solana/react': {
    compat: 'adapter-solana/react',
    native: { SolanaAdapter: solanaAdapter, Provider: solanaProvider },
  },
  '@reown/appkit-adapter-bitcoin': {
    compat: 'adapter-bitcoin',
    native: {
      BitcoinAdapter: {
        module: '@latchkey/adapter-bip122',
        factory: 'createBip122Adapter',
        options: { kept: [], dropped: ['networks', 'projectId'] },
      },
      BitcoinConnector: bitcoinProvider,
      Provider: bitcoinProvider,
    },
  },
  '@reown/appkit-adapter-polkadot': {
    native: {
      PolkadotAdapter: {
        module: '@latchkey/adapter-polkadot',
        factory: 'createPolkadotAdapter',
        options: { kept: [], dropped: ['projectId'] },
      },
    },
  },
  '@reown/appkit-siwe': {
    compat: 'siwe',
    native: {
      ...same(siwx, 'createSIWEConfig', 'formatMessage', 'getAddressFromMessage', 'getChainIdFromMessage'),
      ...same(siwx, 'getDidAddress', 'getDidChainId', 'SIWEConfig', 'SIWECreateMessageArgs', 'SIWESession'),
      ...same(siwx, 'SIWEVerifyMessageArgs'),
    },
  },
  '@reown/appkit-siwx': {
    compat: 'siwx',
    native: {
      ...same(siwx, 'SIWXConfig', 'SIWXMessage', 'SIWXSession'),
      DefaultSIWX: { module: siwx, name: 'DefaultSIWX', options: { kept: [], dropped: [] } },
    },
  },
  '@reown/appkit-siwx/react': { compat: 'siwx/react', native: {} },
  '@reown/appkit-wallet-button': { compat: 'wallet-button', native: {} },
  '@reown/appkit-wallet-button/react': {
    compat: 'wallet-button/react',
    native: same(react, 'AppKitWalletButton'),
  },
  '@reown/appkit-common': {
    native: {
      ...same(main, 'CaipAddress', 'CaipNetworkId', 'ChainNamespace'),
      CaipNetwork: { module: main, name: 'Network' },
    },
  },
}

/** The subpaths of `@latchkey/compat`. */
export type CompatModule = keyof typeof compatNames

const kitTypes = [
  ...['AppKit', 'AppKitNetwork', 'AppKitOptions', 'CaipAddress', 'CaipNetwork', 'CaipNetworkId', 'ChainNamespace'],
  ...['Connection', 'CreateAppKit', 'CustomWallet', 'Features', 'Metadata', 'OpenOptions', 'Provider', 'SIWXConfig'],
  ...['SIWXMessage', 'SIWXSession', 'ThemeMode', 'ThemeVariables', 'Views'],
] as const
const solanaNames = ['Provider', 'SolanaAdapter', 'SolanaAdapterOptions'] as const

/** Names that apps import from AppKit and that `@latchkey/compat` exports. A test compares them with the package. */
export const compatNames = {
  appkit: ['CoreHelperUtil', 'WcConstantsUtil', 'createAppKit', ...kitTypes],
  'appkit/react': [
    ...['AppKitAccountButton', 'AppKitButton', 'AppKitConnectButton', 'AppKitNetworkButton', 'AppKitProvider'],
    ...['CoreHelperUtil', 'createAppKit', 'modal', 'useAppKit', 'useAppKitAccount', 'useAppKitBalance'],
    ...['useAppKitConnection', 'useAppKitConnections', 'useAppKitEvents', 'useAppKitNetwork', 'useAppKitNetworkCore'],
    ...['useAppKitProvider', 'useAppKitState', 'useAppKitTheme', 'useAppKitWallets', 'useDisconnect', 'useWalletInfo'],
    ...kitTypes,
  ],
  'appkit/networks': ['AVAILABLE_NAMESPACES', 'AppKitNetwork', 'CaipNetwork', 'ChainNamespace', 'defineChain'],
  'adapter-wagmi': ['WagmiAdapter', 'WagmiAdapterOptions'],
  'adapter-ethers': ['EthersAdapter', 'Provider'],
  'adapter-ethers5': ['Ethers5Adapter', 'Provider'],
  'adapter-solana': solanaNames,
  'adapter-solana/react': ['useAppKitConnection', ...solanaNames],
  'adapter-bitcoin': ['AddressPurpose', 'BitcoinAdapter', 'BitcoinAdapterOptions', 'BitcoinConnector', 'Provider'],
  siwe: [
    ...['AppKitSIWEClient', 'SIWEConfig', 'SIWECreateMessageArgs', 'SIWESession', 'SIWEVerifyMessageArgs'],
    ...['createSIWEConfig', 'formatMessage', 'getAddressFromMessage', 'getChainIdFromMessage', 'getDidAddress'],
    ...['getDidChainId', 'mapToSIWX', 'verifySignature'],
  ],
  siwx: [
    ...['BIP122Verifier', 'DefaultSIWX', 'EIP155Verifier', 'InformalMessenger', 'SIWXConfig', 'SIWXMessage'],
    ...['SIWXMessenger', 'SIWXSession', 'SIWXVerifier', 'SolanaVerifier'],
  ],
  'siwx/react': ['useAppKitSIWX'],
  'wallet-button': ['createAppKitWalletButton'],
  'wallet-button/react': ['AppKitWalletButton', 'createAppKitWalletButton', 'useAppKitWallet'],
} as const satisfies Readonly<Record<string, readonly string[]>>
