// Entry for pages without a bundler: one file with React and every adapter.
export { createBip122Adapter } from '@latchkey/adapter-bip122'
export { createEip155Adapter } from '@latchkey/adapter-eip155'
export { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
export { createSolanaAdapter } from '@latchkey/adapter-solana'
export { AppKitError, createAppKit, isAppKitError } from '@latchkey/appkit'
export {
  arbitrum,
  avalanche,
  base,
  bitcoin,
  bsc,
  gnosis,
  linea,
  mainnet,
  optimism,
  polkadot,
  polygon,
  scroll,
  sepolia,
  solana,
  zksync,
} from '@latchkey/appkit/networks'
