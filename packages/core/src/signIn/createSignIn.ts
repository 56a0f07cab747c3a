import {
  type AppKitError,
  abortReason,
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  errors,
  type Session,
  type SIWXConfig,
  type SIWXHost,
  type SIWXMessageData,
  signInErrors,
  throwIfAborted,
  unknownAccount,
} from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import { connectionKey } from '../account/connectionKey.js'
import type { EndReason } from '../connection/connectionDeps.js'
import type { PassOptions } from '../gates/createGates.js'
import { cancel } from './cancel.js'
import { createSignInApp } from './createSignInApp.js'
import type { SignInActions } from './createSignInControl.js'
import { createTurns } from './createTurns.js'
import { dropWaiting, followAccounts, forgetSignedIn, isUnsupported, rememberSignedIn } from './followAccounts.js'
import { followTab } from './followTab.js'
import { showView } from './showView.js'
import { addSigned, prepareAgain, sign } from './sign.js'
import { type SignInContext, type SignInDeps, trackFailure } from './signInContext.js'
import { endSession, signOut } from './signOut.js'
import type { Turn, Turns, Waiting } from './turn.js'
import { watchOtherTabs } from './watchOtherTabs.js'

/** The code of the sign-in. */
export type SignIn = SignInActions & {
  /** Resolves once the account of a session has signed in. Rejects if the visitor cancels, or if the app fails. */
  enter(session: Session, options: PassOptions): Promise<void>
  /** Returns a message for the account of a wallet that is yet to connect. Rejects with `AUTHENTICATION_FAILED`. */
  createConnectMessage(networkId: CaipNetworkId, signal: AbortSignal): Promise<SIWXMessageData>
  /** Returns whether the view of an optional sign-in shows by itself. */
  isOffered(namespace: ChainNamespace): boolean
  /** Signs out a connection that has ended. */
  end(session: Session, reason: EndReason): Promise<void>
}

/**
 * Creates the {@link SignIn} of an instance. It follows the connected accounts, the app, and other tabs. Throws
 * `INVALID_PARAMS` if the app has set no sign-in.
 */
export function createSignIn({ siwx, ...deps }: SignInDeps & { readonly siwx: SIWXConfig | undefined }): SignIn {
  if (!siwx) throw createError(errors.INVALID_PARAMS, { details: 'The app has set neither `siwx` nor `siweConfig`.' })
  const { control, ports, accounts, connection, modal, networks, storage, lifetime } = deps
  const { clock, logger, window } = ports
  attach(siwx, {
    storage: storage.texts,
    logger,
    now: clock.now,
    url: window?.location.href,
    rpcUrls: (chainId) => networks.find(chainId)?.rpcUrls.default.http ?? [],
  })
  const app = createSignInApp(siwx, ports)
  const recheckAll = () => {
    for (const turn of turns.list()) void turns.recheck(turn)
  }
  const turns: Turns = createTurns({
    ...deps,
    state: control.state,
    app,
    clock,
    onAccepted: (turn) => rememberSignedIn(context, turn),
    onNone: (turn) => forgetSignedIn(context, turn),
    addSigned: (turn) => addSigned(context, turn),
    onFailed: (turn, error) => onFailed(context, turn, error),
  })
  const context: SignInContext = {
    ...deps,
    siwx,
    restored: new WeakSet(),
    app,
    turns,
    signedIn: new Map(),
    reportToTabs: watchOtherTabs(deps, (change) => followTab(context, change)),
  }
  const stops = [
    siwx.watch?.(recheckAll),
    subscribe(accounts.state, () => followAccounts(context)),
    subscribe(modal.state, declineWhenClosed(context)),
  ]
  lifetime.addEventListener('abort', () => {
    for (const stop of stops) if (typeof stop === 'function') stop()
    for (const turn of turns.list()) turns.drop(turn, abortReason(lifetime))
  })
  followAccounts(context)

  const find = (namespace: ChainNamespace) => {
    const status = control.get(namespace)
    return status && turns.of(status)
  }
  return {
    enter: (session, options) => enter(context, session, options),
    async createConnectMessage(chainId, signal) {
      const { data } = await app.createMessage({ address: unknownAccount, chainId }, signal)
      return data
    },
    isOffered(namespace) {
      const turn = find(namespace)
      return turn !== undefined && isOffered(context, turn)
    },
    async prepare(namespace) {
      const turn = find(namespace)
      if (!turn || turns.status(turn) !== 'signedOut') return
      const read = () => control.state.byConnection[connectionKey(turn.session)]
      const before = read()
      // The app may have a session by now. After a failure, a cached response may be wrong.
      const hasFailed = before?.status === 'signedOut' && before.code !== undefined
      await (hasFailed ? turns.recheckNow(turn) : turns.recheck(turn))
      const status = read()
      if (status?.status === 'signedOut') await prepareAgain(context, turn, status.code)
    },
    async sign(namespace, { signal } = {}) {
      const turn = find(namespace)
      if (!turn) throw createError(errors.NOT_CONNECTED)
      return sign(context, turn, signal)
    },
    show: (namespace, { signal } = {}) => showView(context, () => find(namespace), namespace, signal),
    async cancel(namespace) {
      const turn = find(namespace)
      if (turn) await cancel(context, turn)
    },
    async signOut(namespace) {
      const session = connection.session(namespace)
      const turn = (session && turns.of(session)) ?? find(namespace)
      if (!turn) throw createError(errors.NOT_CONNECTED)
      await signOut(context, turn)
    },
    end: (session, reason) => endSession(context, session, reason),
  }
}

/** Gives the app's sign-in its environment. Throws `AUTHENTICATION_FAILED` if it fails. */
function attach(siwx: SIWXConfig, host: SIWXHost): void {
  try {
    siwx.attach?.(host)
  } catch (cause) {
    throw createError(signInErrors.AUTHENTICATION_FAILED, { cause, details: 'attach() of the sign-in failed.' })
  }
}

/** Waits until a session has signed in. If the wallet changes its network, the sign-in starts again. */
function enter(
  context: SignInContext,
  session: Session,
  { account, signal, isRestore, ask }: PassOptions,
): Promise<void> {
  const { control, restored, turns } = context
  if (isRestore) restored.add(session)
  // On an unsupported network, the visitor first switches, and then signs in.
  if (!control.isRequired() || isUnsupported(context, session)) return Promise.resolve()
  return new Promise<void>((resolve, reject) => {
    throwIfAborted(signal)
    const stop = session.watch(({ type }) => {
      const turn = turns.of(session)
      if (type !== 'networkChanged' || turn?.waiting !== waiting || turn.chainId === session.networkId) return
      if (!isUnsupported(context, session)) return begin()
      // The visitor first leaves the network.
      turns.drop(turn, createError(errors.WRONG_NETWORK))
      waiting.resolve()
    })
    const settle = (action: () => void) => {
      stop()
      action()
    }
    const waiting: Waiting = {
      isRestore,
      ask,
      resolve: () => settle(resolve),
      reject: (error) => settle(() => reject(error)),
    }
    const begin = () =>
      turns.begin(session, { address: account.address, chainId: session.networkId }, { waiting, isChosen: !isRestore })
    begin()
    signal.addEventListener('abort', () => {
      const turn = turns.of(session)
      stop()
      if (turn?.waiting === waiting) dropWaiting(context, turn, abortReason(signal))
    })
  })
}

function isOffered({ control, turns }: SignInContext, turn: Turn): boolean {
  const status = turns.status(turn)
  const isOpen = status !== undefined && !/signedIn|checking/.test(status)
  return isOpen && turn.isChosen && !turn.waiting && !turn.isDeclined && !control.isRequired()
}

/** Returns a function that declines the optional sign-ins once the visitor closes the modal. */
function declineWhenClosed(context: SignInContext): () => void {
  const { modal, turns } = context
  let wasOpen = modal.state.open
  return () => {
    const { open } = modal.state
    if (wasOpen && !open) for (const turn of turns.list()) turn.isDeclined ||= isOffered(context, turn)
    wasOpen = open
  }
}

/** Handles a failure before the visitor is asked. A new connection ends; others show the failure. */
function onFailed(context: SignInContext, turn: Turn, error: AppKitError): void {
  const { modal, router, snackbar, turns } = context
  const { session, waiting, isChosen } = turn
  trackFailure(context, turn, error.code)
  // The app may have a session that it could not return.
  rememberSignedIn(context, turn)
  if (!waiting || !isChosen) {
    void turns.publishSignedOut(turn, error.code).then(() => waiting?.ask())
    return
  }
  const { namespace = session.namespace } = router.state.data
  if (modal.state.open && namespace === session.namespace) router.reset('Connect', {})
  snackbar.showError(error.shortMessage)
  dropWaiting(context, turn, error)
  waiting.reject(error)
}
