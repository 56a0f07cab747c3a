import { explorerIds } from './knownWallets.mjs'

/** Returns the id in the directory of a wallet of the source. */
export function walletIdOf(id) {
  return explorerIds[id] ?? id.replace(/\W/g, '-')
}
