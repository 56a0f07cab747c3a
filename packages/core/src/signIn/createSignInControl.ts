import type { CaipNetworkId, ChainNamespace, ErrorCode, SIWXConfig, SIWXSession, WalletInfo } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { ConnectionId, ConnectionKey } from '../account/connectionKey.js'
import type { Accounts } from '../account/createAccounts.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** The sign-in of a connection's account on its network. */
export type SignInStatus = ConnectionId & {
  readonly wallet: WalletInfo
  readonly address: string
  /** CAIP-2 id. */
  readonly chainId: CaipNetworkId
  /** Whether the wallet has to sign in before it is connected. */
  readonly isAtGate: boolean
} & (
    | {
        /** The app looks for an earlier sign-in. */
        readonly status: 'checking'
      }
    | {
        readonly status: 'signedOut'
        /** The text to sign, once it is ready. */
        readonly message: string | undefined
        /** Why the last attempt failed. */
        readonly code?: ErrorCode | undefined
      }
    | {
        /** The wallet asks the visitor to sign. */
        readonly status: 'signing'
        readonly message: string
        /** The request has been pending for 10 s, so the view offers help. */
        readonly isSlow: boolean
      }
    | {
        /** The app verifies the signature. */
        readonly status: 'verifying'
        readonly message: string
      }
    | { readonly status: 'signedIn'; readonly session: SIWXSession }
  )

/** The sign-ins of an instance. */
export type SignInState = {
  byConnection: Readonly<Partial<Record<ConnectionKey, SignInStatus>>>
}

/** Sign-in with a wallet, by the option `siwx` or `siweConfig`. Namespaces are independent of each other. */
export type SignInControl = {
  readonly state: SignInState
  /** Whether wallets of a namespace sign in. Default: of any. */
  isEnabled(namespace?: ChainNamespace): boolean
  /**
   * Returns the namespace that signs in by default: that of a wallet that waits to be connected, otherwise the active
   * one. If its wallets do not sign in, that of a connected wallet, otherwise the first that signs in.
   */
  defaultNamespace(): ChainNamespace | undefined
  /** Whether a wallet has to sign in to be connected. */
  isRequired(): boolean
  /**
   * Returns the sign-in of the wallet that waits to be connected, otherwise of the connected one. `undefined` without a
   * wallet, or if wallets of the namespace do not sign in.
   */
  get(namespace: ChainNamespace): SignInStatus | undefined
  /** Prepares the message, so that the view can show it. Never rejects; the state has the reason of a failure. */
  prepare(namespace: ChainNamespace): Promise<void>
  /**
   * Asks the wallet to sign the message. Resolves once the app has accepted the signature. Rejects with
   * {@link SignInErrorCode}. Calls share a pending request.
   */
  sign(namespace: ChainNamespace, options?: { readonly signal?: AbortSignal | undefined }): Promise<SIWXSession>
  /**
   * Opens the modal's view of the sign-in. Resolves once the wallet has signed in, at once if it has. Rejects with
   * {@link SignInErrorCode}, such as `MODAL_CLOSED`.
   */
  show(namespace: ChainNamespace, options?: { readonly signal?: AbortSignal | undefined }): Promise<SIWXSession>
  /**
   * The visitor does not sign in. If a sign-in is required, the wallet returns to the network on which its account is
   * signed in, or else disconnects. Never rejects.
   */
  cancel(namespace: ChainNamespace): Promise<void>
  /**
   * Ends the session of the connected account. If a sign-in is required, also disconnects the wallet. Rejects with
   * {@link SignInErrorCode}.
   */
  signOut(namespace: ChainNamespace): Promise<void>
}

/** The actions whose code loads with the first wallet. */
export type SignInActions = Pick<SignInControl, 'prepare' | 'sign' | 'show' | 'cancel' | 'signOut'>

type Deps = {
  readonly options: Pick<ResolvedOptions, 'namespaces'>
  readonly accounts: Pick<Accounts, 'getConnected'>
  readonly networks: Pick<Networks, 'state'>
  /** The sign-in that the app has set. */
  readonly siwx: SIWXConfig | undefined
  load(): Promise<SignInActions>
}

/** Creates the {@link SignInControl} of an instance. Its code loads with the first wallet. */
export function createSignInControl({ options, accounts, networks, siwx, load }: Deps): SignInControl {
  const state = proxy<SignInState>({ byConnection: {} })
  const namespaces = siwx ? (siwx.namespaces ?? options.namespaces) : []
  return {
    state,
    isEnabled: (namespace) => (namespace ? namespaces.includes(namespace) : namespaces.length > 0),
    defaultNamespace() {
      const { activeNamespace } = networks.state
      const waiting = Object.values<SignInStatus | undefined>(state.byConnection).findLast((status) => status?.isAtGate)
      if (waiting) return waiting.namespace
      if (activeNamespace && namespaces.includes(activeNamespace)) return activeNamespace
      return namespaces.find((namespace) => accounts.getConnected(namespace)) ?? namespaces[0]
    },
    isRequired() {
      try {
        return siwx?.getRequired?.() === true
      } catch {
        // A page for members stays closed.
        return true
      }
    },
    get(namespace) {
      const all = Object.values<SignInStatus | undefined>(state.byConnection)
      const own = all.filter((status) => status?.namespace === namespace)
      const connectorId = accounts.getConnected(namespace)?.connectorId
      return own.findLast((status) => status?.isAtGate) ?? own.find((status) => status?.connectorId === connectorId)
    },
    // Ignore a failure to load the code here; it resurfaces in `sign`.
    prepare: async (namespace) => load().then(({ prepare }) => prepare(namespace), ignore),
    sign: async (namespace, given) => (await load()).sign(namespace, given),
    show: async (namespace, given) => (await load()).show(namespace, given),
    cancel: async (namespace) => load().then(({ cancel }) => cancel(namespace), ignore),
    signOut: async (namespace) => (await load()).signOut(namespace),
  }
}

const ignore = () => undefined
