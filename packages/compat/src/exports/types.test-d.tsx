import type { Connection as Web3Connection } from '@solana/web3.js'
import { BrowserProvider } from 'ethers'
import { mainnet as viemMainnet } from 'viem/chains'
import { expectTypeOf } from 'vitest'
import type { Config } from 'wagmi'
import type { AddressPurpose, BitcoinConnector } from './adapter-bitcoin.js'
import { BitcoinAdapter, type Provider as BitcoinProvider } from './adapter-bitcoin.js'
import { EthersAdapter, type Provider as EthersProvider } from './adapter-ethers.js'
import { Ethers5Adapter, type Provider as Ethers5Provider } from './adapter-ethers5.js'
import { SolanaAdapter, type Provider as SolanaProvider } from './adapter-solana/index.js'
import type { useAppKitConnection as useSolanaConnection } from './adapter-solana/react.js'
import { WagmiAdapter } from './adapter-wagmi.js'
import type {
  AppKit,
  AppKitNetwork,
  AppKitOptions,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainNamespace,
  Connection,
  Connector,
  CreateAppKit,
  Features,
  Metadata,
  OpenOptions,
  Provider,
  SIWXConfig,
  SIWXSession,
  ThemeMode,
  ThemeVariables,
  Views,
} from './appkit/index.js'
import { createAppKit as createSeparate } from './appkit/index.js'
import type { CaipNetwork as OtherCaipNetwork, AppKitNetwork as OtherNetwork } from './appkit/networks.js'
import { AVAILABLE_NAMESPACES, base, defineChain, mainnet, solana } from './appkit/networks.js'
import {
  type AppKitBaseClient,
  AppKitProvider,
  createAppKit,
  modal,
  type useAppKitAccount,
  type useAppKitConnection,
  type useAppKitConnections,
  type useAppKitNetwork,
  type useAppKitNetworkCore,
  useAppKitProvider,
  type useAppKitWallets,
} from './appkit/react.js'
import type { AppKitSIWEClient, SIWECreateMessageArgs, SIWESession, SIWEVerifyMessageArgs } from './siwe.js'
import { DefaultSIWX, InformalMessenger, type SIWXMessenger, type SIWXVerifier } from './siwx/index.js'
import type { useAppKitSIWX } from './siwx/react.js'
import type { useAppKitWallet } from './wallet-button/react.js'

// A list of networks may be a tuple with at least one, or an array.
const tuple: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, base, solana, viemMainnet]
const list: AppKitNetwork[] = [mainnet, viemMainnet]
const caipList: CaipNetwork[] = [mainnet, solana]
for (const networks of [tuple, list, caipList]) {
  createAppKit({ projectId: 'p', networks })
  new WagmiAdapter({ networks, projectId: 'p', ssr: true })
}
expectTypeOf<OtherNetwork>().toEqualTypeOf<AppKitNetwork>()
expectTypeOf<OtherCaipNetwork>().toEqualTypeOf<CaipNetwork>()
expectTypeOf(defineChain(viemMainnet)).toEqualTypeOf<CaipNetwork>()
expectTypeOf(AVAILABLE_NAMESPACES).toExtend<readonly ChainNamespace[]>()

// The instances of the classes are adapters.
const adapters = [
  new EthersAdapter(),
  new Ethers5Adapter(),
  new SolanaAdapter({ wallets: [], registerWalletStandard: true, connectionSettings: 'finalized' }),
  new BitcoinAdapter({ networks: list }),
]
const options: CreateAppKit = {
  projectId: 'p',
  networks: tuple,
  adapters,
  defaultNetwork: base,
  features: { email: false, socials: [], analytics: true, headless: false, pay: false },
  customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example', config: {} }] },
  universalProvider: {},
  manualWCControl: true,
  siwx: new DefaultSIWX(),
  themeVariables: { '--w3m-accent': '#123' },
}
createSeparate(options)
expectTypeOf<AppKitOptions>().toEqualTypeOf<CreateAppKit>()
// @ts-expect-error an unknown option
createAppKit({ networks: tuple, network: mainnet })
// @ts-expect-error networks are required
createAppKit({ projectId: 'p' })
expectTypeOf(new WagmiAdapter({ networks: list }).wagmiConfig).toExtend<Config>()

// The instance.
expectTypeOf(createAppKit).returns.toEqualTypeOf<AppKit>()
expectTypeOf(modal).toEqualTypeOf<AppKit | undefined>()
expectTypeOf<AppKitBaseClient>().toEqualTypeOf<AppKit>()
expectTypeOf<AppKit['getConnections']>().returns.toEqualTypeOf<readonly Connection[]>()
expectTypeOf<AppKit['switchConnection']>().toBeCallableWith({ connectorId: 'x' })
expectTypeOf<AppKit['switchConnection']>().toBeCallableWith({ connection: { connectorId: 'x' }, address: '0x' })
expectTypeOf<AppKit['setCaipNetwork']>().toBeCallableWith(viemMainnet)
// @ts-expect-error documented as missing
modal?.getUniversalProvider()
// @ts-expect-error documented as missing
modal?.setBalance('1', 'ETH', 'eip155')

// Hooks.
type Account = ReturnType<typeof useAppKitAccount>
expectTypeOf<Account['caipAddress']>().toEqualTypeOf<CaipAddress | undefined>()
expectTypeOf<Account>().toHaveProperty('embeddedWalletInfo')
type NetworkHook = ReturnType<typeof useAppKitNetwork>
expectTypeOf<NetworkHook['switchNetwork']>().toBeCallableWith(base)
expectTypeOf<NetworkHook['caipNetworkId']>().toEqualTypeOf<CaipNetworkId | undefined>()
expectTypeOf<ReturnType<typeof useAppKitNetworkCore>>().toEqualTypeOf<Omit<NetworkHook, 'switchNetwork'>>()
expectTypeOf<ReturnType<typeof useAppKitConnections>>().toEqualTypeOf<{
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly Connection[]
}>()
type ConnectionHook = ReturnType<typeof useAppKitConnection>
expectTypeOf<ConnectionHook['connection']>().toEqualTypeOf<Connection | undefined>()
expectTypeOf<ConnectionHook['deleteConnection']>().toBeCallableWith({ address: '0x', connectorId: 'x' })
expectTypeOf<ReturnType<typeof useSolanaConnection>['connection']>().toEqualTypeOf<Web3Connection | undefined>()
expectTypeOf<ReturnType<typeof useAppKitSIWX<DefaultSIWX>>>().toEqualTypeOf<DefaultSIWX | undefined>()
expectTypeOf<ReturnType<typeof useAppKitWallet>>().toMatchObjectType<{
  readonly isReady: boolean
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
}>()

expectTypeOf<ReturnType<typeof useAppKitWallets>>().toMatchObjectType<{
  readonly wcUri: string | undefined
  readonly page: number
  readonly count: number
}>()

// Providers, with the libraries that apps pass them to.
expectTypeOf<EthersProvider>().toEqualTypeOf<Provider>()
expectTypeOf<Ethers5Provider>().toEqualTypeOf<Provider>()
expectTypeOf<BitcoinProvider>().toEqualTypeOf<BitcoinConnector>()
expectTypeOf<(typeof AddressPurpose)['Payment']>().toEqualTypeOf<'payment'>()

export function Page() {
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { walletProvider: solanaProvider } = useAppKitProvider<SolanaProvider>('solana')
  if (walletProvider) new BrowserProvider(walletProvider)
  walletProvider?.on('accountsChanged', (accounts: string[]) => accounts.length)
  expectTypeOf(walletProvider?.request<string>({ method: 'eth_chainId' })).toEqualTypeOf<Promise<string> | undefined>()
  expectTypeOf(solanaProvider?.signMessage).toBeNullable()
  return (
    <AppKitProvider {...options}>
      <appkit-button size="sm" balance="hide" label="Connect" />
      <appkit-network-button />
      <w3m-button namespace="solana" />
      <w3m-connect-button loadingLabel="Wait" />
      <w3m-account-button />
      <w3m-network-button disabled />
      <w3m-modal />
    </AppKitProvider>
  )
}

// Types that apps annotate with.
export type Annotated = [
  Connector,
  Features,
  Metadata,
  OpenOptions,
  SIWXConfig,
  SIWXSession,
  ThemeMode,
  ThemeVariables,
  Views,
  AppKitSIWEClient,
  SIWECreateMessageArgs,
  SIWESession,
  SIWEVerifyMessageArgs,
]
const messenger: SIWXMessenger = new InformalMessenger({ domain: 'd', uri: 'u', getNonce: async () => 'nonce123' })
const verifier: SIWXVerifier = { chainNamespace: 'eip155', verify: async ({ data }) => data.accountAddress !== '' }
new DefaultSIWX({ messenger, verifiers: [verifier] })
