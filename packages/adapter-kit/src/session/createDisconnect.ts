import type { Ports, Session, SessionLife } from '@latchkey/common'
import { revokeAccess } from './revokeAccess.js'

/**
 * Creates the `disconnect` of a session: ends the session on the page, then revokes the permission at the wallet. A
 * permission that was kept is revoked by a later call without `isPermissionKept`. Rejects with `USER_REJECTED` if the
 * user keeps the permission at the wallet.
 */
export function createDisconnect({
  life,
  ports,
  revoke,
  onLeave,
}: {
  readonly life: Pick<SessionLife, 'ended' | 'end'>
  readonly ports: Pick<Ports, 'clock' | 'logger'>
  /** Asks the wallet to revoke the permission. Returns `undefined` if it has no such request. */
  revoke(): Promise<unknown> | undefined
  /** Called once when the page leaves, before the session ends. */
  onLeave?(): void
}): Session['disconnect'] {
  let isKept = false
  return async ({ isPermissionKept = false } = {}) => {
    const isOpen = !life.ended.aborted
    if (!isOpen && !isKept) return
    if (isOpen) onLeave?.()
    life.end()
    isKept = isPermissionKept
    if (!isKept) await revokeAccess(revoke, ports)
  }
}
