import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'

/** The account that acts. */
export type Actor = {
  /** Identifies the account in the session, for instance by its address. */
  readonly id: string
  /** Whether the app named the account. Otherwise it is the session's first. */
  readonly isNamed: boolean
}

/** Reports the ids of the shared accounts on every change, also an empty list. Returns an unsubscribe function. */
export type WatchAccountIds = (listener: (ids: readonly string[]) => void) => () => void

/**
 * Returns whether the wallet still shares the account: a named one anywhere in the list, the active one as the first.
 */
export function isStillActor({ id, isNamed }: Actor, ids: readonly string[]): boolean {
  return isNamed ? ids.includes(id) : ids[0] === id
}

/** Throws `ACCOUNT_CHANGED` unless {@link isStillActor}. */
export function assertStillActor(actor: Actor, ids: readonly string[]): void {
  if (!isStillActor(actor, ids)) throw createError(errors.ACCOUNT_CHANGED)
}

/**
 * Settles with the request, or rejects with `ACCOUNT_CHANGED` once the wallet no longer shares the account: a signature
 * belongs to the account that the visitor saw.
 */
export async function whileAccountUnchanged<T>(
  actor: Actor,
  watchIds: WatchAccountIds,
  request: () => Promise<T>,
): Promise<T> {
  let stop: () => void = () => undefined
  const changed = new Promise<never>((_, reject) => {
    stop = watchIds((ids) => {
      if (!isStillActor(actor, ids)) reject(createError(errors.ACCOUNT_CHANGED))
    })
  })
  try {
    return await Promise.race([request(), changed])
  } finally {
    stop()
  }
}
