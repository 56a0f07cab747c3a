import { afterPaint } from '@latchkey/common'
import type { Core, RouterData } from '@latchkey/core'
import { waitAtMost } from '../../kit/waitAtMost.js'

/** How long the screen is held back at most, in ms. */
const holdMs = 100

/**
 * Resolves two frames after the wallet was asked. What asks it goes before the drawing of the screen that waits for it; and where a
 * wallet knows the page and answers at once, the page shows its account before the modal moves on.
 */
export async function letWalletAnswer(core: Core, { connectorId, namespace }: RouterData): Promise<void> {
  const { ports } = core
  if (connectorId === undefined || !ports.window) return
  const answered = core.prefetch({ session: true, namespace }).then(() => afterPaint(ports))
  await waitAtMost(answered, holdMs, ports.clock)
}
