import { createError, serviceErrors, withTimeout } from '@latchkey/common'
import type { OptionalNamespaces } from './listOptionalNamespaces.js'
import type { PairingState } from './pairingState.js'
import type { Proposal } from './propose.js'

/** Timeout for the relay to accept a proposal, in ms (FI2). */
const timeoutMs = 15_000

/**
 * Publishes a proposal. Rejects with `RELAY_UNREACHABLE` after 15 s, with `PAIRING_FAILED` if no namespace is left to ask for, and
 * with the reason of the instance's end. A proposal that is published after that is removed.
 */
export async function publishProposal(
  { options: { clock, propose }, closed }: PairingState,
  namespaces: OptionalNamespaces,
): Promise<Proposal> {
  if (Object.keys(namespaces).length === 0)
    throw createError(serviceErrors.PAIRING_FAILED, { details: 'No namespace is left to ask a wallet for.' })
  const abort = new AbortController()
  const proposing = propose(namespaces, abort.signal)
  const onTimeout = () => createError(serviceErrors.RELAY_UNREACHABLE)
  try {
    return await withTimeout(proposing, { clock, ms: timeoutMs, onTimeout, signals: [closed.signal] })
  } catch (error) {
    abort.abort()
    proposing.then(
      ({ forget, approved }) => {
        approved.catch(() => undefined)
        forget()
      },
      () => undefined,
    )
    throw error
  }
}
