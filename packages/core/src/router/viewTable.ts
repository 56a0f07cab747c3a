import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { ViewName } from './viewName.js'

/** How the modal treats a view. Absent traits are false. */
export type ViewTraits = {
  /** The modal closes after a wallet connected while this view shows. */
  readonly closesOnConnect?: true
  /** Lists wallets. After a wallet connected, Back shows the account instead. */
  readonly listsWallets?: true
  /**
   * Shows a connected account. While disconnected, the first view for connecting opens instead. Closes when the
   * namespace in its data disconnects.
   */
  readonly needsAccount?: true
  /** The visitor chooses a network here. */
  readonly choosesNetwork?: true
  /** Shows the account's balance, which is fetched again if it is old. */
  readonly showsBalance?: true
  /** The account replaces this view once a stored connection is restored. */
  readonly endsOnRestore?: true
  /** A new session is for the network in the data. */
  readonly proposesNetwork?: true
  /** Waits for the wallet to switch to the network in the data. Closes once it has, and when it disconnects. */
  readonly switchesNetwork?: true
  /**
   * A step of the gate whose view is below it in the history, if there is one. It can't be closed either while the gate
   * blocks the connection, and closes with the gate's view. A view with a pending request of the wallet, `isRequest`,
   * is always one.
   */
  readonly continuesGate?: true
}

/** The traits of every view. No other code has a list of views. */
export const viewTable: Readonly<Record<ViewName, ViewTraits>> = {
  Connect: { closesOnConnect: true, listsWallets: true, endsOnRestore: true },
  ConnectWallets: { closesOnConnect: true, listsWallets: true },
  AllWallets: { closesOnConnect: true, listsWallets: true },
  ConnectingWalletConnectBasic: { closesOnConnect: true, listsWallets: true },
  ConnectingExternal: { closesOnConnect: true },
  ConnectingMultiChain: {},
  ConnectingWalletConnect: { closesOnConnect: true, proposesNetwork: true },
  Downloads: { closesOnConnect: true },
  Account: { needsAccount: true, showsBalance: true },
  Networks: { choosesNetwork: true },
  SwitchActiveChain: { closesOnConnect: true, choosesNetwork: true },
  UnsupportedChain: { needsAccount: true, choosesNetwork: true },
  SIWXSignMessage: {},
  ConnectingSiwe: {},
  SmartSessionList: { needsAccount: true },
  SmartSessionCreated: { needsAccount: true },
  SwitchNetwork: { continuesGate: true, switchesNetwork: true },
  WhatIsAWallet: {},
  WhatIsANetwork: {},
  GetWallet: {},
}

/** Data of a view that is about one namespace: only its wallets, its account, its networks. */
type NamespaceData = { readonly namespace?: ChainNamespace }

/** A wallet: its connector in a namespace, or an entry of the list that has no connector on the page. */
type WalletData = NamespaceData & {
  readonly connectorId?: string
  readonly walletId?: string
  /** The wallet's picture, if its connector in this namespace has none. */
  readonly imageUrl?: string
}

/** Data of a view that connects any wallet over WalletConnect. */
type PairingData = NamespaceData & {
  /** Pairing URI of the app (`open({ uri })`), shown instead of one of the kit. Never log or send it. */
  readonly uri?: string
}

/** The data of each view. All fields are optional, because an app can open every view by its name alone. */
export type ViewData = Readonly<Record<'Connect' | 'ConnectWallets' | 'Account', NamespaceData>> &
  Readonly<Record<'AllWallets' | 'ConnectingWalletConnectBasic', PairingData>> &
  Readonly<Record<'Networks' | 'UnsupportedChain', NamespaceData>> &
  Readonly<Record<'SIWXSignMessage' | 'ConnectingSiwe', NamespaceData>> &
  Readonly<Record<'SmartSessionList' | 'SmartSessionCreated', NamespaceData>> &
  Readonly<Record<'WhatIsAWallet' | 'WhatIsANetwork' | 'GetWallet', NamespaceData>> & {
    readonly ConnectingExternal: WalletData
    /** One connector of the wallet. */
    readonly ConnectingMultiChain: WalletData
    readonly ConnectingWalletConnect: WalletData & {
      /** The network that the new session is for. */
      readonly caipNetworkId?: CaipNetworkId
      /** The click that opened this view also opened the wallet's app with the pairing URI. */
      readonly isOpened?: true
      /** The wallet is connected and has a pending request (`walletConnect.state.waiting`). */
      readonly isRequest?: true
    }
    readonly Downloads: WalletData
    /** The network to switch to. */
    readonly SwitchNetwork: NamespaceData & { readonly caipNetworkId?: CaipNetworkId }
    /** A network of a namespace without a connected wallet. */
    readonly SwitchActiveChain: NamespaceData & { readonly caipNetworkId?: CaipNetworkId }
  }

/** A view with its data. */
export type ViewEntry = { readonly [V in ViewName]: { readonly view: V; readonly data: ViewData[V] } }[ViewName]
