import type { ChainNamespace } from '@latchkey/common'
import type { WalletListEntry } from './walletRow.js'

/** Returns whether a listed wallet serves a namespace. A wallet that states no chains, such as a custom one, may serve any. */
export function servesNamespace({ chains }: Pick<WalletListEntry, 'chains'>, namespace: ChainNamespace): boolean {
  return chains === undefined || chains.some((chain) => chain.startsWith(`${namespace}:`))
}
