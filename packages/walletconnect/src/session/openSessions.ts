import {
  type ChainNamespace,
  type ConnectRequest,
  createError,
  errors,
  type Network,
  type Session,
  throwIfAborted,
  walletConnectErrors,
  withSignals,
} from '@latchkey/common'
import type { Approval, RequestedNamespace } from '../protocol/proposal.js'
import type { SharedSession } from './createSharedSession.js'
import { endSession } from './endSession.js'
import { openStoredTopic, openTopic } from './openTopic.js'
import type { SessionsState } from './sessionsState.js'

/** Opens the session of a namespace after the approval, with those of the other granted namespaces as companions. */
export async function connectApproved(
  state: SessionsState,
  namespace: ChainNamespace,
  approval: Approval,
  request: ConnectRequest,
): Promise<Session> {
  state.approved.add(approval.topic)
  const shared = openTopic(state, approval.topic)
  let opened: readonly Session[] = []
  try {
    const session = await openNamespace(state, shared, namespace, await followSignIns(state, approval, request))
    session.signIns = approval.signIns ?? []
    opened = [session]
    const companions = await openCompanions(state, shared, approval, request.signal)
    opened = [session, ...companions]
    throwIfAborted(request.signal)
    session.companions = companions
    return session
  } catch (error) {
    for (const session of opened) session.detach()
    throw error
  } finally {
    settleApproval(state, approval)
  }
}

/** Opens the stored session of a namespace. Rejects with `WALLET_SESSION_ENDED` if there is none. */
export async function restoreStored(
  state: SessionsState,
  namespace: ChainNamespace,
  request: ConnectRequest,
): Promise<Session> {
  return openNamespace(state, openStoredTopic(state, namespace), namespace, request)
}

/** An attempt that waited for the approval has settled. Ends an unused session after the last attempt. */
export function settleApproval(state: SessionsState, approval: Approval): void {
  const isUsed = state.open.get(approval.topic)?.isUsed() ?? false
  if (--approval.waiting < 1 && !isUsed) void endSession(state, approval.topic)
}

/** Starts the session on a network on which the wallet signed in: preferably on the requested one. */
async function followSignIns(
  state: SessionsState,
  { signIns = [] }: Approval,
  request: ConnectRequest,
): Promise<ConnectRequest> {
  const isSigned = (network: Network | undefined) => signIns.some(({ data }) => data.chainId === network?.caipNetworkId)
  if (signIns.length === 0 || request.isNetworkRequired || isSigned(request.network)) return request
  const requested = await listRequested(state, request.signal)
  const network = requested.flatMap(({ networks }) => networks).find(isSigned)
  return network ? { ...request, network } : request
}

async function openNamespace(
  state: SessionsState,
  shared: SharedSession | undefined,
  namespace: ChainNamespace,
  request: ConnectRequest,
): Promise<Session> {
  if (!shared) throw createError(walletConnectErrors.WALLET_SESSION_ENDED)
  const own = (await listRequested(state, request.signal)).find((entry) => entry.namespace === namespace)
  const channel = shared.channel(namespace)
  if (!own || !channel) throw createError(errors.WALLET_NO_ACCOUNT)
  const session = await openOrDetach(own.openRemote(channel, request), request.signal)
  state.used.remember(namespace, shared.topic)
  return session
}

/** Opens the sessions of the other granted namespaces. Leaves out those that fail. */
async function openCompanions(
  state: SessionsState,
  shared: SharedSession | undefined,
  { opened }: Approval,
  signal: AbortSignal | undefined,
): Promise<readonly Session[]> {
  const others = (await listRequested(state, signal)).filter(
    ({ namespace }) => !opened.has(namespace) && !state.options.isTaken(namespace) && shared?.channel(namespace),
  )
  for (const { namespace } of others) opened.add(namespace)
  const results = await Promise.allSettled(
    others.map(({ namespace }) => openNamespace(state, shared, namespace, { signal })),
  )
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

async function listRequested(
  { options: { requested, lifetime } }: SessionsState,
  signal: AbortSignal | undefined,
): Promise<readonly RequestedNamespace[]> {
  return withSignals(requested(), lifetime, signal)
}

/** Resolves with the session. Detaches one that opens after the signal aborted. */
function openOrDetach(opening: Promise<Session>, signal: AbortSignal | undefined): Promise<Session> {
  const session = withSignals(opening, signal)
  session.catch(() => opening.then((late) => late.detach()).catch(() => undefined))
  return session
}
