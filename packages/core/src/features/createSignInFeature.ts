import { type CaipNetworkId, type ChainNamespace, createEmitter, type SIWXMessageData } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import type { SignIn } from '../signIn/createSignIn.js'
import { createSignInControl, type SignInControl } from '../signIn/createSignInControl.js'
import { createLazyEntry, type Feature, type FeatureDeps } from './feature.js'

/** The feature of the sign-in. */
export type SignInFeature = Feature<SignIn, SignInControl> & {
  /**
   * Returns the message of a sign-in that an EVM wallet approves together with the connection. Absent if EVM wallets do
   * not sign in, or if the app signs by itself.
   */
  readonly createConnectMessage?:
    | ((networkId: CaipNetworkId, signal: AbortSignal) => Promise<SIWXMessageData>)
    | undefined
}

/** Sign-in with a wallet. Without the options `siwx` and `siweConfig`, it loads no code and blocks no connection. */
export function createSignInFeature(deps: FeatureDeps): SignInFeature {
  const { options, lifetime } = deps
  const { siwx = options.siweConfig?.mapToSIWX() } = options
  const view = options.siweConfig ? 'ConnectingSiwe' : 'SIWXSignMessage'
  const changes = createEmitter<ChainNamespace>()
  const control = createSignInControl({ ...deps, siwx, load: () => entry.load() })
  const entry = createLazyEntry(
    () => import('../signIn/createSignIn.js'),
    ({ createSignIn }) => createSignIn({ ...deps, ...deps.parts(), siwx, control, view, changes }),
    lifetime,
  )
  const served = ({ namespace }: { readonly namespace: ChainNamespace }) => control.isEnabled(namespace)
  return {
    entry,
    publicActions: control,
    createConnectMessage:
      siwx && !siwx.signMessage && control.isEnabled('eip155')
        ? async (networkId, signal) => (await entry.load()).createConnectMessage(networkId, signal)
        : undefined,
    gate: siwx && {
      view,
      isBlocked: (connection) =>
        served(connection) &&
        control.isRequired() &&
        // An earlier sign-in is looked for without a view.
        !/signedIn|checking/.test(control.state.byConnection[connectionKey(connection)]?.status ?? ''),
      isOffered: ({ namespace }) => entry.current()?.isOffered(namespace) === true,
      pass(session, given) {
        if (!served(session)) return undefined
        return entry.load().then(
          (signIn) => signIn.enter(session, given),
          (error: unknown) => {
            if (control.isRequired()) throw error
          },
        )
      },
      watch: changes.watch,
    },
    onEnded: (session, reason) =>
      served(session) ? entry.load().then((signIn) => signIn.end(session, reason)) : undefined,
    destroy: changes.clear,
  }
}
