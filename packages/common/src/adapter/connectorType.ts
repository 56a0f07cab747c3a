import { connectionLimits } from '../limits.js'

/** The id of the WalletConnect connector in every namespace. */
export const walletConnectId = 'walletConnect'

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

/** What the type of a connector implies. Absent traits are false. */
export type ConnectorTraits = {
  /**
   * The wallet is on another device or in another app: its connector only carries requests. The visitor may take
   * minutes to respond, and the connector does not know which wallet responds.
   */
  readonly isRemote?: true
  /**
   * Each connection opens a session of its own, which ends with the connection. Other wallets have one permission per
   * page.
   */
  readonly hasOwnSession?: true
  /** A connected wallet may approve further networks. */
  readonly canApproveMore?: true
  /**
   * The page has one connector of this type for all namespaces, so that all of them are one wallet, with a place of its
   * own in the list.
   */
  readonly isBuiltIn?: true
  /** Each connector is a wallet by itself, even if a connector of another namespace has the same name. */
  readonly isSingle?: true
  /** How long a silent restore may take, in ms. Default: `connectionLimits.restoreMs`. */
  readonly restoreMs?: number
}

const connectorTraits: Readonly<Record<ConnectorType, ConnectorTraits>> = {
  MULTI_CHAIN: {},
  ANNOUNCED: {},
  INJECTED: {},
  EXTERNAL: { isSingle: true },
  WALLET_CONNECT: {
    isRemote: true,
    hasOwnSession: true,
    canApproveMore: true,
    isBuiltIn: true,
    // The wallet is not asked: its session opens once the client has loaded.
    restoreMs: connectionLimits.restoreLoadMs,
  },
  // The embedded wallet: its frame has one login for the page and responds at once.
  AUTH: { isBuiltIn: true, restoreMs: connectionLimits.restoreFrameMs },
  ID_AUTH: { isBuiltIn: true, restoreMs: connectionLimits.restoreFrameMs },
}

/** Returns the traits of a type. Adapters may come from anywhere, so an unknown type has none. */
export function traitsOf(type: ConnectorType): ConnectorTraits {
  return Object.hasOwn(connectorTraits, type) ? connectorTraits[type] : {}
}
