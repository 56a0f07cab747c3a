import { subscribe } from 'valtio/vanilla'
import { createDirectory, type DirectoryControl } from '../directory/createDirectory.js'
import type { DirectoryReader } from '../directory/createDirectoryReader.js'
import type { Directory } from '../directory/directoryState.js'
import { directorySource, importDirectory } from '../directory/importDirectory.js'
import type { Wallets } from '../wallets/createWallets.js'
import { createLazyEntry, type Feature, type FeatureDeps } from './feature.js'

/** The wallet directory. Its reader and its wallets load later. */
export function createDirectoryFeature(deps: FeatureDeps): Feature<DirectoryReader, DirectoryControl> {
  const { options, currentOptions, connectors, wallets, ports, lifetime } = deps
  const entry = createLazyEntry(
    () => importDirectory(options),
    (createReader) => createReader({ ...deps, ...directory, recent: connectors.recent, options: currentOptions }),
    lifetime,
  )
  const directory: DirectoryControl = createDirectory(
    Boolean(directorySource(options)),
    entry.load,
    () => currentOptions().networks,
    ports.logger,
  )
  return { entry, publicActions: directory, destroy: publishDirectory(directory, wallets) }
}

/**
 * Publishes the loaded wallets of the directory to the wallet list, now and at every change. Returns a function that
 * stops it.
 */
function publishDirectory(
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
