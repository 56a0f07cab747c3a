import type {
  ActionsByNamespace,
  CaipAddress,
  CaipNetworkId,
  ChainNamespace,
  ConnectorType,
  ErrorCode,
  Network,
  WalletInfo,
} from '@latchkey/common'
import { expectTypeOf } from 'vitest'
import { base, mainnet } from './networks.js'
import {
  AppKitButton,
  type AppKitOptions,
  AppKitWalletButton,
  type BitcoinProvider,
  createAppKit,
  type Eip1193Provider,
  isAppKitError,
  type PolkadotProvider,
  type SolanaProvider,
  type useAppKit,
  useAppKitAccount,
  type useAppKitBalance,
  useAppKitChainClient,
  type useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  type useAppKitState,
  type useAppKitTheme,
  type useDisconnect,
  type useWalletInfo,
} from './react.js'

// Options: the required ones, and rejected values.
createAppKit({ networks: [mainnet] })
createAppKit({ projectId: 'p', networks: [mainnet], themeMode: 'dark', themeVariables: { '--w3m-accent': '#123' } })
// A list of networks in a variable needs no annotation.
const networkList = [mainnet, base]
createAppKit({ networks: networkList })
createAppKit({ networks: networkList.filter(({ testnet }) => !testnet) })
createAppKit({ networks: [mainnet, base] as const })
// @ts-expect-error networks are required
createAppKit({ projectId: 'p' })
// @ts-expect-error only light and dark
createAppKit({ networks: [mainnet], themeMode: 'black' })
// @ts-expect-error an unknown option
createAppKit({ networks: [mainnet], network: mainnet })
// @ts-expect-error an unknown feature
createAppKit({ networks: [mainnet], features: { swap: true } })
// @ts-expect-error an unknown theme variable
createAppKit({ networks: [mainnet], themeVariables: { '--w3m-accents': '#123' } })
// @ts-expect-error RPC URLs go by CAIP-2 id
createAppKit({ networks: [mainnet], customRpcUrls: { 1: [{ url: 'https://rpc.example' }] } })
expectTypeOf<AppKitOptions['networks'][0]>().toExtend<{ readonly id: string | number; readonly name: string }>()

// The instance.
const kit = createAppKit({ networks: [mainnet] })
expectTypeOf(kit.connect).returns.resolves.toHaveProperty('caipAddress').toEqualTypeOf<CaipAddress>()
expectTypeOf(kit.getActions('eip155')).toEqualTypeOf<ActionsByNamespace['eip155'] | undefined>()
expectTypeOf(kit.getWalletProvider()).toEqualTypeOf<unknown>()
expectTypeOf(kit.getWalletProvider<{ request(): void }>()).toEqualTypeOf<{ request(): void } | undefined>()
expectTypeOf(kit.subscribeState).returns.toEqualTypeOf<() => void>()
expectTypeOf(kit.switchNetwork).toBeCallableWith(1)
expectTypeOf(kit.switchNetwork).toBeCallableWith('eip155:1')
expectTypeOf(kit.switchNetwork).toBeCallableWith(mainnet)
// @ts-expect-error a view that does not exist
kit.open({ view: 'Nowhere' })

// Hooks have the shapes that apps written for Reown AppKit expect.
type Account = ReturnType<typeof useAppKitAccount>
expectTypeOf<Account['address']>().toEqualTypeOf<string | undefined>()
expectTypeOf<Account['isConnected']>().toEqualTypeOf<boolean>()
expectTypeOf<Account['status']>().toEqualTypeOf<'disconnected' | 'connecting' | 'connected'>()
expectTypeOf<keyof Account>().toEqualTypeOf<
  'allAccounts' | 'caipAddress' | 'address' | 'isConnected' | 'status' | 'embeddedWalletInfo' | 'setAccount'
>()

type NetworkNow = ReturnType<typeof useAppKitNetwork>
expectTypeOf<NetworkNow['caipNetwork']>().toEqualTypeOf<Network | undefined>()
expectTypeOf<NetworkNow['caipNetworkId']>().toEqualTypeOf<CaipNetworkId | undefined>()
expectTypeOf<NetworkNow['switchNetwork']>().returns.resolves.toEqualTypeOf<void>()

expectTypeOf<keyof ReturnType<typeof useAppKit>>().toEqualTypeOf<'open' | 'close'>()
expectTypeOf<keyof ReturnType<typeof useAppKitState>>().toEqualTypeOf<
  'open' | 'loading' | 'initialized' | 'selectedNetworkId' | 'activeChain' | 'connectingWallet'
>()
expectTypeOf<keyof ReturnType<typeof useAppKitTheme>>().toEqualTypeOf<
  'themeMode' | 'themeVariables' | 'setThemeMode' | 'setThemeVariables'
>()
expectTypeOf<ReturnType<typeof useAppKitEvents>['timestamp']>().toEqualTypeOf<number>()
expectTypeOf<ReturnType<typeof useWalletInfo>>().toEqualTypeOf<{ readonly walletInfo: WalletInfo | undefined }>()
expectTypeOf<ReturnType<typeof useDisconnect>['disconnect']>().toBeCallableWith({
  namespace: 'eip155',
  id: 'app.foxglove',
})

/** The values of the hooks for one namespace. */
export function useOneNamespace() {
  // A provider has the type of its namespace, or the type that the app states.
  expectTypeOf(useAppKitProvider('eip155').walletProvider).toEqualTypeOf<Eip1193Provider | undefined>()
  expectTypeOf(useAppKitProvider('solana').walletProvider).toEqualTypeOf<SolanaProvider | undefined>()
  expectTypeOf(useAppKitProvider('polkadot').walletProvider).toEqualTypeOf<PolkadotProvider | undefined>()
  expectTypeOf(useAppKitProvider('bip122').walletProvider).toEqualTypeOf<BitcoinProvider | undefined>()
  const stated = useAppKitProvider<{ readonly isIt: true }>('solana')
  expectTypeOf(stated.walletProvider).toEqualTypeOf<{ readonly isIt: true } | undefined>()
  expectTypeOf(stated.walletProviderType).toEqualTypeOf<ConnectorType | undefined>()
  // @ts-expect-error unknown namespace
  useAppKitProvider('cosmos')
  const anyNamespace: ChainNamespace = 'eip155' as ChainNamespace
  expectTypeOf(useAppKitProvider(anyNamespace).walletProvider).toEqualTypeOf<
    Eip1193Provider | SolanaProvider | PolkadotProvider | BitcoinProvider | undefined
  >()

  // Hooks for one namespace.
  expectTypeOf(useAppKitAccount)
    .parameter(0)
    .toEqualTypeOf<{ readonly namespace?: ChainNamespace | undefined } | undefined>()
  expectTypeOf(useAppKitNetwork({ namespace: 'bip122' }).chainId).toEqualTypeOf<number | string | undefined>()
  expectTypeOf(useAppKitChainClient<{ getSlot(): Promise<number> }>().client).toEqualTypeOf<
    { getSlot(): Promise<number> } | undefined
  >()
  expectTypeOf(useAppKitChainClient().client).toEqualTypeOf<unknown>()
}

/** Calls the methods of the providers. */
export async function callProviders() {
  const solana = kit.getProvider('solana')
  expectTypeOf(await solana?.signMessage(new Uint8Array())).toEqualTypeOf<Uint8Array | undefined>()
  expectTypeOf(solana?.publicKey?.toBase58()).toEqualTypeOf<string | undefined>()
  const bitcoin = kit.getProvider('bip122')
  expectTypeOf(await bitcoin?.signMessage({ address: '', message: '' })).toEqualTypeOf<string | undefined>()
  expectTypeOf(await bitcoin?.sendTransfer({ amount: '1', recipient: '' })).toEqualTypeOf<string | undefined>()
  const signed = await bitcoin?.signPSBT({ psbt: '', signInputs: [{ address: '', index: 0, sighashTypes: [1] }] })
  expectTypeOf(signed?.txid).toEqualTypeOf<string | undefined>()
  expectTypeOf((await bitcoin?.getAccountAddresses())?.[0]?.purpose).toEqualTypeOf<'payment' | 'ordinal' | undefined>()
  expectTypeOf(bitcoin?.chains).toEqualTypeOf<readonly `${string}:${string}`[] | undefined>()
  // @ts-expect-error an amount is text
  bitcoin?.sendTransfer({ amount: 1, recipient: '' })
  if (bitcoin && 'features' in bitcoin) expectTypeOf(bitcoin.accounts[0]?.address).toEqualTypeOf<string | undefined>()
}

expectTypeOf(kit.createChainClient('solana')).resolves.toEqualTypeOf<unknown>()
expectTypeOf(kit.createChainClient<string>('solana')).resolves.toEqualTypeOf<string>()
expectTypeOf(kit.getProvider('polkadot')).toEqualTypeOf<PolkadotProvider | undefined>()
expectTypeOf(kit.getProvider<string>('polkadot')).toEqualTypeOf<string | undefined>()

// Actions have the types of the namespace. Optional actions may be absent.
expectTypeOf(kit.actions('solana')).toEqualTypeOf<ActionsByNamespace['solana'] | undefined>()
expectTypeOf(kit.actions('polkadot')?.signPayload).exclude(undefined).toBeFunction()
expectTypeOf(kit.actions('bip122')?.signPsbt).exclude(undefined).toBeFunction()
// @ts-expect-error an action of another namespace
kit.actions('solana')?.sendTransfer
// @ts-expect-error the action may be absent
kit.actions('polkadot')?.signMessage({ message: 'x' })

type Balance = Awaited<ReturnType<ReturnType<typeof useAppKitBalance>['fetchBalance']>>
expectTypeOf<Extract<Balance, { readonly isSuccess: true }>['data']['formatted']>().toEqualTypeOf<string>()
expectTypeOf<Extract<Balance, { readonly isError: true }>['error']['code']>().toEqualTypeOf<ErrorCode>()

// Components.
expectTypeOf(AppKitButton).parameter(0).toHaveProperty('charsStart').toEqualTypeOf<number | undefined>()
// @ts-expect-error only show and hide
AppKitButton({ balance: true })

// Errors narrow by code.
const error: unknown = undefined
if (isAppKitError(error, 'USER_REJECTED')) expectTypeOf(error.code).toExtend<ErrorCode>()
// @ts-expect-error an unknown code
isAppKitError(error, 'USER_REJECT')

// Known Wallet Standard features are typed by name; unknown ones are `unknown`.
const solanaWallet = kit.getProvider('solana')
const signer = solanaWallet?.features['solana:signMessage']
const standardAccount = solanaWallet?.accounts[0]
if (signer && standardAccount) {
  const answered = signer.signMessage({ account: standardAccount, message: new Uint8Array() })
  expectTypeOf<Awaited<typeof answered>[number]['signature']>().toEqualTypeOf<Uint8Array>()
  // @ts-expect-error a message is bytes
  signer.signMessage({ account: standardAccount, message: 'text' })
}
expectTypeOf(solanaWallet?.features['acme:anything']).toEqualTypeOf<unknown>()

// The elements are typed in JSX.
export const elements = [
  <appkit-button key="1" label="Connect" charsStart={4} balance="hide" size="sm" namespace="solana" disabled />,
  <appkit-connect-button key="2" loadingLabel="One moment" />,
  <appkit-account-button key="3" id="account" onClick={() => undefined} />,
  <appkit-network-button key="4" ref={(element: HTMLElement | null) => void element} />,
  <appkit-modal key="5" hidden />,
  // @ts-expect-error only show and hide
  <appkit-button key="6" balance={true} />,
  // @ts-expect-error no such attribute
  <appkit-button key="7" colour="red" />,
]

// The button for one wallet, as component and element.
export const walletButtons = (
  <>
    <AppKitWalletButton wallet="metamask" namespace="eip155" label="MetaMask" />
    <appkit-wallet-button wallet="app.phantom" class="mine" />
    {/* @ts-expect-error a wallet is required */}
    <AppKitWalletButton />
    {/* @ts-expect-error a wallet is required */}
    <appkit-wallet-button />
  </>
)
