import type { Connector } from '@latchkey/common'

/** Returns whether two connectors are one wallet in two namespaces. The list merges rows by stricter rules, which are loaded with it. */
export function isOtherSide(a: Connector, b: Connector): boolean {
  if (a.chain === b.chain || a.warning || b.warning) return false
  return a.info?.rdns && b.info?.rdns ? a.info.rdns === b.info.rdns : a.name.toLowerCase() === b.name.toLowerCase()
}
