import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  type ErrorCode,
  errors,
  type SIWXSession,
  type WalletInfo,
} from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { SignIn } from './createSignIn.js'

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

type Deps = {
  readonly namespaces: readonly ChainNamespace[]
  isRequired(): boolean
  /** Returns the connection that a namespace shows. */
  shown(namespace: ChainNamespace): ConnectionId | undefined
  load(): Promise<SignIn>
}

/** Creates the {@link SignInControl} of an instance. Its code loads with the first wallet. */
export function createSignInControl({ namespaces, isRequired, shown, load }: Deps): SignInControl {
  const state = proxy<SignInState>({ byConnection: {} })
  const own = (namespace: ChainNamespace) =>
    Object.values<SignInStatus | undefined>(state.byConnection).filter((status) => status?.namespace === namespace)
  return {
    state,
    isEnabled: (namespace) => (namespace ? namespaces.includes(namespace) : namespaces.length > 0),
    isRequired,
    get(namespace) {
      const connection = shown(namespace)
      return (
        own(namespace).findLast((status) => status?.isAtGate) ??
        (connection && state.byConnection[connectionKey(connection)])
      )
    },
    prepare: async (namespace) => load().then(({ prepare }) => prepare(namespace), ignore),
    sign: async (namespace, options) => (await load()).sign(namespace, options),
    async show(namespace, options) {
      if (!namespaces.includes(namespace))
        throw createError(errors.INVALID_PARAMS, {
          details: `Set \`siwx\` or \`siweConfig\`. Wallets of ${namespace} do not sign in.`,
        })
      return (await load()).show(namespace, options)
    },
    cancel: async (namespace) => load().then(({ cancel }) => cancel(namespace), ignore),
    signOut: async (namespace) => (await load()).signOut(namespace),
  }
}

function ignore(): void {
  // A failure to load the code resurfaces in `sign`.
}
