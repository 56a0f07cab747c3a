import {
  type CaipAddress,
  createError,
  type Eip155Actions,
  errors,
  isAppKitError,
  withSignals,
  writeRevokeText,
} from '@latchkey/common'
import { runRequest } from './runRequest.js'
import {
  actionsOf,
  isShown,
  loadService,
  type SmartSessionsContext,
  signFor,
  unsupported,
} from './smartSessionsContext.js'
import type { GrantedSession, SessionRequest } from './smartSessionsState.js'

export type RevokeOptions = {
  /** Does not ask the wallet to revoke the permission, because it has no such permission any more. */
  readonly onlyInList: boolean
  readonly signal: AbortSignal
}

/**
 * Revokes a permission in the wallet, then in the list. The wallet comes first: once it has revoked the permission, the
 * app can no longer use it, even if the list cannot be changed.
 */
export async function revokeSession(
  context: SmartSessionsContext,
  { pci, contexts, createdAt = 0 }: GrantedSession,
  account: CaipAddress,
  { onlyInList, signal }: RevokeOptions,
): Promise<void> {
  const { ports, state, revoked } = context
  const keyOf = (id: string) => `${account} ${pci} ${id}`
  const publish = (request: SessionRequest | undefined) => {
    const { [pci]: _, ...others } = state.revocations
    state.revocations = request ? { ...others, [pci]: request } : others
  }
  await runRequest(ports.clock, publish, async (enter) => {
    const { api, client } = await loadService(context)
    const left = onlyInList ? [] : contexts.filter((id) => !revoked.has(keyOf(id)))
    if (left.length > 0) {
      enter('revoking')
      const revokePermissions = actionsOf(context)?.revokePermissions
      if (!revokePermissions) throw unsupported(context)
      if (!isShown(context, account)) throw createError(errors.ACCOUNT_CHANGED)
      for (const id of left) {
        await revokeContext(revokePermissions, id, signal)
        revoked.add(keyOf(id))
      }
    }
    enter('signing')
    const signature = await signFor(context, account, writeRevokeText({ account, pci, createdAt }), signal)
    enter('saving')
    await api.revokeSession(client, { account, pci, signature }, { signal }).catch((error: unknown) => {
      // Another tab or device was faster.
      if (!isAppKitError(error, 'SMART_SESSION_NOT_FOUND')) throw error
    })
  })
  // A later permission may have the same ids.
  for (const id of contexts) revoked.delete(keyOf(id))
  if (state.granted?.session.pci === pci) state.granted = undefined
  const { list } = state
  if (list?.account === account)
    state.list = { ...list, sessions: list.sessions.filter((session) => session.pci !== pci) }
}

/** Revokes with the parameter of ERC-7715. Wallets that follow a draft refuse it, and know another name. */
async function revokeContext(
  revokePermissions: NonNullable<Eip155Actions['revokePermissions']>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const ask = (permissions: unknown) => withSignals(revokePermissions({ permissions, signal }), signal)
  await ask({ permissionContext: id }).catch((error: unknown) => {
    if (!isAppKitError(error, 'INVALID_PARAMS')) throw error
    return ask({ permissionsContext: id })
  })
}
