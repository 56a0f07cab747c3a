import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { SolanaAdapter } from '@reown/appkit-adapter-solana/react'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { bitcoin, bitcoinSignet, foundry, mainnet, solana, solanaDevnet } from '@reown/appkit/networks'

export const projectId = '00000000000000000000000000000000'

export const networks = [mainnet, foundry, solana, solanaDevnet, bitcoin, bitcoinSignet] as [
  AppKitNetwork,
  ...AppKitNetwork[],
]

export const metadata = {
  name: 'Consumer',
  description: 'An app with several chains',
  url: window.location.origin,
  icons: [`${window.location.origin}/icon.png`],
}

export const ethersAdapter = new EthersAdapter()

export const solanaAdapter = new SolanaAdapter()

export const bitcoinAdapter = new BitcoinAdapter({ projectId })
