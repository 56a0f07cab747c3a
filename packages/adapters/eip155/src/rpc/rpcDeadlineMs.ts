import { rpcLimits } from '@latchkey/common'

/** How long a read may take in all: the time-out of each URL once, for at most three of them. */
export function rpcDeadlineMs(urls: readonly string[]): number {
  return rpcLimits.timeoutMs * Math.max(1, Math.min(3, urls.length))
}
