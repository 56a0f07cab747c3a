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
  Account,
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
  FetchWalletsOptions,
  Metadata,
  OpenOptions,
  Provider,
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
  ThemeMode,
  ThemeVariables,
  Views,
  WalletItem,
} from './appkit/index.js'
import { createAppKit as createSeparate } from './appkit/index.js'
import type { CaipNetwork as OtherCaipNetwork, AppKitNetwork as OtherNetwork } from './appkit/networks.js'
import { AVAILABLE_NAMESPACES, base, defineChain, mainnet, solana } from './appkit/networks.js'
import {
  type AppKitBaseClient,
  AppKitProvider,
  createAppKit,
  modal,
  type useAppKit,
  type useAppKitAccount,
  type useAppKitConnection,
  type useAppKitConnections,
  type useAppKitEvents,
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
expectTypeOf<AppKit['getConnections']>().returns.toEqualTypeOf<Connection[]>()
expectTypeOf<AppKit['switchConnection']>().toBeCallableWith({ connectorId: 'x' })
expectTypeOf<AppKit['switchConnection']>().toBeCallableWith({ connection: { connectorId: 'x' }, address: '0x' })
expectTypeOf<AppKit['setCaipNetwork']>().toBeCallableWith(viemMainnet)
// @ts-expect-error documented as missing
modal?.getUniversalProvider()
// @ts-expect-error documented as missing
modal?.setBalance('1', 'ETH', 'eip155')

expectTypeOf<AppKit['switchNetwork']>().toBeCallableWith(base, { throwOnFailure: false })
expectTypeOf<AppKit['getCaipNetworks']>().returns.toEqualTypeOf<CaipNetwork[]>()
expectTypeOf<ReturnType<AppKit['getAccount']>['allAccounts']>().toEqualTypeOf<Account[]>()
expectTypeOf<ReturnType<AppKit['getEvent']>['data']['event']>().toExtend<string>()
for (const view of ['Swap', 'OnRampProviders', 'ProfileWallets', 'Account'] satisfies Views[]) modal?.open({ view })
// @ts-expect-error no view of AppKit
modal?.open({ view: 'Nothing' })

// Hooks.
expectTypeOf<ReturnType<typeof useAppKit>['open']>().toBeCallableWith({ view: 'WalletSend', arguments: {} })
expectTypeOf<ReturnType<typeof useAppKitEvents>['data']['event']>().toExtend<string>()
expectTypeOf<ReturnType<typeof useAppKitAccount>['allAccounts']>().toEqualTypeOf<Account[]>()
type AccountHook = ReturnType<typeof useAppKitAccount>
expectTypeOf<AccountHook['caipAddress']>().toEqualTypeOf<CaipAddress | undefined>()
expectTypeOf<AccountHook>().toHaveProperty('embeddedWalletInfo')
type NetworkHook = ReturnType<typeof useAppKitNetwork>
expectTypeOf<NetworkHook['switchNetwork']>().toBeCallableWith(base, { throwOnFailure: true })
expectTypeOf<NetworkHook['caipNetworkId']>().toEqualTypeOf<CaipNetworkId | undefined>()
expectTypeOf<ReturnType<typeof useAppKitNetworkCore>>().toEqualTypeOf<Omit<NetworkHook, 'switchNetwork'>>()
expectTypeOf<ReturnType<typeof useAppKitConnections>>().toEqualTypeOf<{
  readonly connections: Connection[]
  readonly recentConnections: Connection[]
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
  readonly wallets: WalletItem[]
  readonly wcWallets: WalletItem[]
  readonly page: number
  readonly count: number
}>()

// Providers, with the libraries that apps pass them to.
expectTypeOf<EthersProvider>().toEqualTypeOf<Provider>()
expectTypeOf<Ethers5Provider>().toEqualTypeOf<Provider>()
expectTypeOf<BitcoinProvider>().toEqualTypeOf<BitcoinConnector>()
expectTypeOf<(typeof AddressPurpose)['Payment']>().toEqualTypeOf<'payment'>()
expectTypeOf<AddressPurpose>().toEqualTypeOf<'ordinal' | 'payment' | 'stx'>()
const psbt: BitcoinConnector.SignPSBTParams = { psbt: '', signInputs: [] }
psbt.signInputs.push({ address: '', index: 0, sighashTypes: [1] })
expectTypeOf<BitcoinProvider['signPSBT']>().toBeCallableWith(psbt)
expectTypeOf<Awaited<ReturnType<BitcoinProvider['signPSBT']>>>().toExtend<BitcoinConnector.SignPSBTResponse>()
expectTypeOf<BitcoinConnector.SendTransferParams>().toExtend<Parameters<BitcoinProvider['sendTransfer']>[0]>()
export const write = async (input: SIWXMessage.Input): Promise<SIWXMessage.Data> => ({
  ...input,
  domain: '',
  uri: '',
  version: '1',
  nonce: 'nonce123',
  resources: [],
})
expectTypeOf<SIWXMessage.Input>().toExtend<Parameters<SIWXMessenger['createMessage']>[0]>()

export function Page() {
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { walletProvider: solanaProvider } = useAppKitProvider<SolanaProvider>('solana')
  const { walletProvider: inferred } = useAppKitProvider('eip155')
  new BrowserProvider(walletProvider)
  walletProvider.on('accountsChanged', (accounts: string[]) => accounts.length)
  expectTypeOf(walletProvider.request<string>({ method: 'eth_chainId' })).toEqualTypeOf<Promise<string>>()
  expectTypeOf(solanaProvider).toEqualTypeOf<SolanaProvider>()
  expectTypeOf(inferred).toBeNullable()
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
  FetchWalletsOptions,
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
