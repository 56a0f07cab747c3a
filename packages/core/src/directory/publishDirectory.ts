import { subscribe } from 'valtio/vanilla'
import type { Wallets } from '../wallets/createWallets.js'
import type { Directory } from './directoryState.js'

/**
 * Publishes the loaded wallets of the directory to the wallet list, now and at every change. Returns a function that
 * stops it.
 */
export function publishDirectory(
  { state, list, find }: Pick<Directory, 'state' | 'list' | 'find'>,
  { setDirectory }: Pick<Wallets, 'setDirectory'>,
): () => void {
  const publish = () =>
    setDirectory({
      featured: state.featured,
      excluded: state.excluded,
      recommended: (namespace) => (namespace && state.recommendedBy?.[namespace]) ?? state.recommended,
      loaded: (namespace) => list(namespace).wallets,
      find,
    })
  publish()
  return subscribe(state, publish, true)
}
