import { type ChainNamespace, createEmitter, type Session, type SIWXConfig } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import { connectionKey } from '../account/connectionKey.js'
import type { Gate } from '../gates/createGates.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { SignIn } from '../signIn/createSignIn.js'
import { createSignInControl, type SignInControl, type SignInStatus } from '../signIn/createSignInControl.js'
import { createLazyEntry, type Feature, type FeatureDeps } from './feature.js'

/** Sign-in with a wallet. Without the options `siwx` and `siweConfig`, it loads no code and blocks no connection. */
export function createSignInFeature(deps: FeatureDeps): Feature<SignIn, SignInControl> {
  const { options, accounts, networks, lifetime } = deps
  const siwx = readConfig(options)
  const namespaces = siwx ? options.namespaces.filter((each) => siwx.namespaces?.includes(each) ?? true) : []
  const isRequired = () => siwx?.getRequired?.() === true
  const view = options.siweConfig ? 'ConnectingSiwe' : 'SIWXSignMessage'
  const changes = createEmitter<ChainNamespace>()
  /** Sessions that were restored. The visitor did not ask for them, so no view opens by itself. */
  const restored = new WeakSet<Session>()
  // The visitor first leaves an unsupported network, and then signs in on the next one.
  const isUnsupported = ({ namespace, networkId }: Session) =>
    !options.allowUnsupportedChain && !networks.find(networkId, namespace)
  const entry = createLazyEntry(
    () => import('../signIn/createSignIn.js'),
    ({ createSignIn }) => {
      if (!siwx) throw new TypeError('The app has set no sign-in.')
      return createSignIn({
        ...deps,
        ...deps.parts(),
        siwx,
        namespaces,
        control,
        view,
        changes,
        restored,
        isUnsupported,
      })
    },
    lifetime,
  )
  const control = createSignInControl({
    namespaces,
    isRequired,
    shown: (namespace) => {
      const account = accounts.getConnected(namespace)
      return account && { namespace, connectorId: account.connectorId }
    },
    load: entry.load,
  })
  if (!siwx) return { entry, publicActions: control }

  const loadQuietly = () => entry.load().catch((error: unknown) => logFailure(deps, error))
  const gate: Gate = {
    view,
    isBlocked: (connection) =>
      isRequired() &&
      namespaces.includes(connection.namespace) &&
      !isDone(control.state.byConnection[connectionKey(connection)]),
    isOffered: ({ namespace }) => !isRequired() && entry.current()?.isOffered(namespace) === true,
    pass(session, given) {
      if (!namespaces.includes(session.namespace)) return undefined
      if (given.isRestore) restored.add(session)
      if (!isRequired() || isUnsupported(session)) return undefined
      return entry.load().then((signIn) => signIn.enter(session, given))
    },
    watch: changes.watch,
  }
  const stop = subscribe(accounts.state, () => {
    if (!entry.current() && namespaces.some((namespace) => accounts.getConnected(namespace))) void loadQuietly()
  })
  return {
    entry,
    publicActions: control,
    gate,
    onEnded: (session, reason) =>
      namespaces.includes(session.namespace) ? entry.load().then((signIn) => signIn.end(session, reason)) : undefined,
    destroy() {
      stop()
      changes.clear()
    },
  }
}

/** The status of a connection that its gate does not block. An earlier sign-in is looked for without a view. */
function isDone(status: SignInStatus | undefined): boolean {
  return status?.status === 'signedIn' || status?.status === 'checking'
}

function readConfig({ siwx, siweConfig }: ResolvedOptions): SIWXConfig | undefined {
  return siwx ?? siweConfig?.mapToSIWX()
}

function logFailure({ ports, lifetime }: FeatureDeps, error: unknown): void {
  if (!lifetime.aborted) ports.logger.error('[latchkey] The code of the sign-in could not load.', error)
}
