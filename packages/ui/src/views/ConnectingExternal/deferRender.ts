import { afterPaint } from '@latchkey/common'
import type { Core, RouterData } from '@latchkey/core'
import { waitAtMost } from '../../async/waitAtMost.js'

/** Maximum delay, in ms. */
const patienceMs = 100

/**
 * Resolves two frames after the request was sent, so that rendering the connecting view delays neither the request nor
 * the immediate response of a wallet that has already approved the page.
 */
export async function deferRender(core: Core, { connectorId, namespace }: RouterData): Promise<void> {
  const { ports } = core
  if (connectorId === undefined || !ports.window) return
  const answered = core.prefetch({ session: true, namespace }).then(() => afterPaint(ports))
  await waitAtMost(answered, patienceMs, ports.clock)
}
