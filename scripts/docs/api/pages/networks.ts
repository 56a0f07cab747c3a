/**
 * Networks as plain data. Import from `@latchkey/appkit/networks`.
 *
 * @module
 */
export {
  bitcoin,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  defineNetwork,
  kusama,
  kusamaAssetHub,
  type Network,
  type NetworkInput,
  polkadot,
  polkadotAssetHub,
  solana,
  solanaDevnet,
  solanaTestnet,
  westend,
  westendAssetHubSubstrate,
} from '../../../../packages/appkit/src/exports/networks.js'
