import { type CallSubject, createSessionActions, loadForCall, type SessionActions } from '@latchkey/adapter-kit'
import { loadModule, type SolanaActions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { type Feature, type FeatureAction, featureNames, features } from '../wallet/features.js'

type Name = keyof SolanaActions
/** The actions that need no feature. The compiler reports an action that is neither here nor in `features`. */
const always: Readonly<Record<Exclude<Name, FeatureAction>, true>> = { getAccounts: true, requestAccounts: true }

/** Creates the actions of a session. An action is present while the wallet and its active account support it. */
export function createActions(
  wallet: WalletAccess,
  subject: CallSubject,
  onChange: () => void,
): SessionActions<SolanaActions> {
  return createSessionActions<SolanaActions>({
    available() {
      const listed = wallet.accounts()[0]?.features
      // An empty list does not restrict the account.
      const has = (feature: Feature) =>
        wallet.has(feature) && (!listed || listed.length === 0 || listed.includes(feature))
      const possible = featureNames.filter(has).flatMap((feature): readonly Name[] => features[feature].actions)
      return [...new Set([...(Object.keys(always) as Name[]), ...possible])]
    },
    onChange,
    async call(name, parameters) {
      const { callAction } = await loadForCall(() => loadModule(loadActions), subject, parameters)
      return callAction(wallet, name, parameters)
    },
  })
}

/** Imports the code that runs after a wallet connected. */
export async function loadActions() {
  return (await import('../actions/actions.js')).actions
}
