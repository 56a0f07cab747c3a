import { afterPaint } from '@latchkey/common'
import type { Core, ViewData } from '@latchkey/core'
import { waitAtMost } from '../../waitAtMost.js'

/** The longest wait for the connecting code, in ms. */
const patienceMs = 100

/**
 * Resolves two frames after the request was sent, or after the response of a wallet that has already approved the page,
 * so that rendering the connecting view delays neither the request nor the address.
 */
export async function deferRender(
  core: Core,
  { connectorId, namespace }: ViewData['ConnectingExternal'],
): Promise<void> {
  const { ports } = core
  if (connectorId === undefined || !ports.window) return
  const asked = core.prefetch({ session: true, namespace }).then(() => afterPaint(ports))
  await waitAtMost(asked, patienceMs, ports.clock)
  if (namespace && core.accounts.getConnected(namespace)) await afterPaint(ports)
}
