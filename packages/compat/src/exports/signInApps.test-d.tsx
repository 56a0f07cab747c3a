// Apps as they are written for AppKit. They compile with the types of this package.
import { type ReactNode, useEffect, useState } from 'react'
import { cookieStorage, cookieToInitialState, createStorage, WagmiProvider } from 'wagmi'
import { BitcoinAdapter } from './adapter-bitcoin.js'
import { SolanaAdapter } from './adapter-solana/index.js'
import { WagmiAdapter } from './adapter-wagmi.js'
import type { AppKitNetwork, SIWXConfig, SIWXMessage, SIWXSession } from './appkit/index.js'
import { arbitrum, bitcoin, bitcoinSignet, bitcoinTestnet, mainnet, solana, solanaTestnet } from './appkit/networks.js'
import {
  createAppKit,
  modal,
  useAppKitAccount,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitState,
  useAppKitTheme,
  useWalletInfo,
} from './appkit/react.js'
import { BIP122Verifier, DefaultSIWX, EIP155Verifier, InformalMessenger, SolanaVerifier } from './siwx/index.js'
import { useAppKitSIWX } from './siwx/react.js'

const metadata = {
  name: 'Pier',
  description: 'A pier',
  url: 'https://pier.example',
  icons: ['https://pier.example/a.png'],
}
const projectId = 'p'
const networks: [AppKitNetwork, ...AppKitNetwork[]] = [
  mainnet,
  arbitrum,
  solana,
  solanaTestnet,
  bitcoin,
  bitcoinTestnet,
  bitcoinSignet,
]
const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  projectId,
  networks,
})

/** A sign-in that the app keeps on its server. */
class ServerSIWX implements SIWXConfig {
  readonly #sessions: SIWXSession[] = []

  async createMessage(input: SIWXMessage.Input): Promise<SIWXMessage> {
    const data: SIWXMessage.Data = {
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      domain: window.location.host,
      uri: window.location.href,
      version: '1',
      nonce: 'nonce123',
      issuedAt: new Date().toISOString(),
      ...(input.notBefore ? { notBefore: input.notBefore } : {}),
    }
    return Object.assign(data, { toString: () => JSON.stringify(data) })
  }
  async addSession(session: SIWXSession): Promise<void> {
    this.#sessions.push({ ...session, data: session.data, message: session.message, signature: session.signature })
  }
  async revokeSession(chainId: SIWXSession['data']['chainId'], address: string): Promise<void> {
    await this.setSessions(
      this.#sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address),
    )
  }
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    this.#sessions.splice(0, this.#sessions.length, ...sessions)
  }
  async getSessions(chainId: SIWXSession['data']['chainId'], address: string): Promise<SIWXSession[]> {
    return this.#sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
  }
  getRequired(): boolean {
    return true
  }
  getSignOutOnDisconnect(): boolean {
    return true
  }
}

const kit = createAppKit({
  adapters: [wagmiAdapter, new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  defaultNetwork: mainnet,
  projectId,
  metadata,
  themeMode: 'light',
  enableCoinbase: false,
  allWallets: 'SHOW',
  features: {
    analytics: true,
    email: true,
    socials: ['google', 'x'],
    emailShowWallets: true,
    connectMethodsOrder: ['wallet'],
  },
  siwx: new ServerSIWX(),
})
createAppKit({
  projectId,
  networks,
  siwx: new DefaultSIWX({
    required: false,
    messenger: new InformalMessenger({ domain: 'd', uri: 'u', getNonce: async () => 'nonce123' }),
    verifiers: [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()],
  }),
})

/** The sessions of a visitor. */
export function Sessions() {
  const siwx = useAppKitSIWX<ServerSIWX>()
  const { caipNetwork } = useAppKitNetwork()
  const { address } = useAppKitAccount()
  const [sessions, setSessions] = useState<SIWXSession[]>([])

  useEffect(() => {
    const off = kit.subscribeEvents(({ data }) => {
      if (data.event === 'SIWX_AUTH_SUCCESS' && caipNetwork && address)
        siwx?.getSessions(caipNetwork.caipNetworkId, address).then(setSessions)
    })
    return off
  }, [siwx, caipNetwork, address])

  return sessions.map(({ data, signature }) => (
    <p key={signature}>
      {data.accountAddress} {data.chainId}
    </p>
  ))
}

/** Shows values on the page. */
const show = (...values: unknown[]) => void values

/** The instance and its state. */
export function State() {
  const state = useAppKitState()
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useAppKitTheme()
  const events = useAppKitEvents()
  const { walletInfo } = useWalletInfo()

  useEffect(() => {
    const offs = [
      modal?.subscribeState(({ open, selectedNetworkId }) => show(open, selectedNetworkId)),
      modal?.subscribeAccount(({ address, isConnected }) => show(address, isConnected)),
      modal?.subscribeNetwork(({ caipNetwork, chainId }) => show(caipNetwork?.name, chainId)),
      modal?.subscribeProviders((providers) => show(providers.eip155, providers.solana)),
      modal?.subscribeTheme(({ themeMode: mode }) => show(mode)),
      modal?.subscribeWalletInfo((info) => show(info?.name)),
    ]
    return () => {
      for (const off of offs) off?.()
    }
  }, [])

  setThemeMode(themeMode === 'dark' ? 'light' : 'dark')
  setThemeVariables({ ...themeVariables, '--w3m-color-mix': '#00dcff', '--w3m-color-mix-strength': 20 })
  return (
    <pre>
      {JSON.stringify([state.open, state.selectedNetworkId, state.loading, state.activeChain, events.data, walletInfo])}
    </pre>
  )
}

/** The providers of an app with server rendering. */
export function Providers({ children, cookies }: { children: ReactNode; cookies: string | null }) {
  const config = wagmiAdapter.wagmiConfig
  return (
    <WagmiProvider config={config} initialState={cookieToInitialState(config, cookies)}>
      {children}
    </WagmiProvider>
  )
}
