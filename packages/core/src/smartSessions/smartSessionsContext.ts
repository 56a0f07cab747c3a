import {
  type ActionsByNamespace,
  type AppKitError,
  type CaipAddress,
  createError,
  type Eip155Actions,
  errors,
  loadModule,
  type Ports,
  parseCaipAddress,
  stringifyJson,
  withSignals,
} from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { ActionWrapper } from '../account/createActionWrapper.js'
import type { Connection } from '../connection/createConnection.js'
import type { Modal } from '../modal/createModal.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Discovery } from '../wallets/createDiscovery.js'
import type { GrantedSession, SmartSessionsState } from './smartSessionsState.js'

type ApiClient = Parameters<typeof import('@latchkey/api-client/smartSessions')['getSessions']>[0]

export type SmartSessionsDeps = {
  readonly ports: Ports
  currentOptions(): ResolvedOptions
  readonly accounts: Pick<Accounts, 'getConnected'>
  readonly actionWrapper: Pick<ActionWrapper, 'actions' | 'signText'>
  readonly connection: Pick<Connection, 'session'>
  readonly discovery: Pick<Discovery, 'load'>
  readonly modal: Pick<Modal, 'open'>
  readonly networks: Pick<Networks, 'find'>
  /** Access to `services.chainData`. */
  readonly chainData: { readonly isEnabled: boolean; client(): Promise<ApiClient> }
  readonly lifetime: AbortSignal
}

/** The parts of the feature that its functions share. */
export type SmartSessionsContext = SmartSessionsDeps & {
  readonly state: SmartSessionsState
  /** Listed permissions that the wallet has revoked: account, id in the list, and id of the wallet. */
  readonly revoked: Set<string>
  /** Loads the symbols and decimals of the tokens in permissions. */
  loadTokens(sessions: readonly GrantedSession[]): void
}

/** Returns the CAIP-10 id of the shown EVM account. */
export function shownAccount({ accounts }: SmartSessionsContext): CaipAddress | undefined {
  return accounts.getConnected('eip155')?.caipAddress
}

/** Returns whether an account is shown. Case is only a checksum in EVM addresses, and differs between wallets. */
export function isShown(context: SmartSessionsContext, account: CaipAddress): boolean {
  return shownAccount(context)?.toLowerCase() === account.toLowerCase()
}

/** Returns the actions of the connected EVM wallet. */
export function actionsOf({ connection, actionWrapper }: SmartSessionsContext): Eip155Actions | undefined {
  const session = connection.session('eip155')
  // The compiler cannot relate a session's namespace to its actions.
  return session && (actionWrapper.actions(session) as ActionsByNamespace['eip155'])
}

/** Loads the requests to `services.chainData` and its client. Rejects with `TRANSPORT_URL_MISSING` without it. */
export async function loadService({ chainData }: SmartSessionsContext) {
  if (!chainData.isEnabled)
    throw createError(errors.TRANSPORT_URL_MISSING, {
      details: 'The list of permissions needs a server. Set `services.chainData` to its base URL, and `projectId`.',
    })
  const [api, client] = await Promise.all([
    loadModule(() => import('@latchkey/api-client/smartSessions')),
    chainData.client(),
  ])
  return { api, client }
}

/** Creates the error for a wallet or an app without the feature. */
export function unsupported({ currentOptions }: SmartSessionsContext): AppKitError {
  const details = currentOptions().features.smartSessions
    ? 'The connected wallet does not grant and revoke permissions (ERC-7715).'
    : 'The feature is off. Set `features.smartSessions` to `true`.'
  return createError(errors.METHOD_NOT_SUPPORTED, { details })
}

/** Signs a text about the list of an account. Rejects with `ACCOUNT_CHANGED` if another account is shown. */
export async function signFor(
  context: SmartSessionsContext,
  account: CaipAddress,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const session = context.connection.session('eip155')
  if (!session || !isShown(context, account)) throw createError(errors.ACCOUNT_CHANGED)
  const signText = context.actionWrapper.signText(session)
  if (!signText) throw createError(errors.METHOD_NOT_SUPPORTED, { details: 'The wallet cannot sign texts.' })
  const { address } = parseCaipAddress(account)
  const { signature } = await withSignals(signText(text, { address, signal }), signal)
  return signature
}

/** Returns the JSON text that the account signs and the server records. The order of its members is fixed. */
export function writeGrant(session: Omit<GrantedSession, 'pci' | 'origin' | 'terms' | 'createdAt'>): string {
  const { app, chainId, contexts, permissions, expiration } = session
  return stringifyJson({ app, chainId, contexts, permissions, ...(expiration === undefined ? {} : { expiration }) })
}
