import type { Connector } from '@latchkey/common'

/** Returns whether a connector is a wallet that was found on the page. */
export function isInstalled({ type }: Pick<Connector, 'type'>): boolean {
  return type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN'
}
