import type { AppKitError } from '@latchkey/common'

/** Whether a node reports that a call reverted. Nodes have no common code for it. */
export function isRevert({ details }: AppKitError): boolean {
  return /revert/i.test(details ?? '')
}
