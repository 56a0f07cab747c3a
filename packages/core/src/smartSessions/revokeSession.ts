import { type CaipAddress, isAppKitError, withSignals, writeRevokeText } from '@latchkey/common'
import { runRequest } from './runRequest.js'
import { actionsOf, loadService, type SmartSessionsContext, signFor, unsupported } from './smartSessionsContext.js'
import type { GrantedSession, SessionRequest } from './smartSessionsState.js'

/**
 * Revokes a permission in the wallet, and then in the list. The wallet is first: after it, the app can do nothing more,
 * whatever happens to the list.
 */
export async function revokeSession(
  context: SmartSessionsContext,
  { pci, contexts, createdAt = 0 }: GrantedSession,
  account: CaipAddress,
  signal: AbortSignal,
): Promise<void> {
  const { ports, state, revoked } = context
  const publish = (request: SessionRequest | undefined) => {
    const { [pci]: _, ...others } = state.revocations
    state.revocations = request ? { ...others, [pci]: request } : others
  }
  await runRequest(ports.clock, publish, async (enter) => {
    const { api, client } = await loadService(context)
    if (!revoked.has(pci)) {
      enter('revoking')
      const revokePermissions = actionsOf(context)?.revokePermissions
      if (!revokePermissions) throw unsupported(context)
      for (const permissionsContext of contexts)
        await withSignals(revokePermissions({ permissions: { permissionsContext }, signal }), signal)
      revoked.add(pci)
    }
    enter('signing')
    const signature = await signFor(context, account, writeRevokeText({ account, pci, createdAt }), signal)
    enter('saving')
    await api.revokeSession(client, { account, pci, signature }, { signal }).catch((error: unknown) => {
      // Another tab or device was faster.
      if (!isAppKitError(error, 'SMART_SESSION_NOT_FOUND')) throw error
    })
  })
  const { list } = state
  if (list?.account === account)
    state.list = { ...list, sessions: list.sessions.filter((session) => session.pci !== pci) }
}
