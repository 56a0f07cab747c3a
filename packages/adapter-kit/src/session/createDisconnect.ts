import type { Ports, Session, SessionLife } from '@latchkey/common'
import { revokeAccess } from './revokeAccess.js'

/**
 * Creates the `disconnect` of a session: ends the session on the page, then revokes the permission at the wallet. After
 * a call with `isPermissionKept`, a later call without it revokes the permission. Rejects with `USER_REJECTED` if the
 * visitor keeps the permission at the wallet.
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
  /** Called once when the page disconnects, before the session ends. */
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
