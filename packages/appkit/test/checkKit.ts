import { type AsyncMethod, checkMethods, type Verb } from '@latchkey/testing'
import type { AppKit } from '../src/exports/index.js'

/** All methods of a kit that reject. The setters of options throw. */
const verbs = {
  load: 'load',
  open: 'open',
  discover: 'discover',
  connect: 'connect',
  disconnect: 'disconnect',
  switchConnection: 'connect',
  switchNetwork: 'switchNetwork',
  setAccount: 'setAccount',
  addNetwork: 'changeNetworks',
  removeNetwork: 'changeNetworks',
  createChainClient: 'createChainClient',
  fetchBalance: 'fetchBalance',
  signIn: 'signIn',
  signOut: 'signIn',
} as const satisfies Readonly<Record<Exclude<AsyncMethod<AppKit>, NeverRejecting>, Verb>>

/** `getProvider` returns a value of the type that the caller chooses, and no promise. */
type NeverRejecting = 'ready' | 'close' | 'prefetch' | 'updateNativeBalance' | 'getProvider'

/** Returns the kit, and fails the test run if a method rejects with a code that its type does not name. */
export function checkKit(kit: AppKit): AppKit {
  return checkMethods(kit, verbs)
}
