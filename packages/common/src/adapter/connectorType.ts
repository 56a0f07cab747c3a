/** The ways to reach a wallet. */
export const connectorTypes = [
  'MULTI_CHAIN',
  'ANNOUNCED',
  'INJECTED',
  'EXTERNAL',
  'WALLET_CONNECT',
  'AUTH',
  'ID_AUTH',
] as const

/** How a wallet was found. */
export type ConnectorType = (typeof connectorTypes)[number]
