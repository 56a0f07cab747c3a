/** The groups of the wallet list, in their default order. */
export const connectorGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
/** A group of wallets in the list. */
export type ConnectorGroup = (typeof connectorGroups)[number]
