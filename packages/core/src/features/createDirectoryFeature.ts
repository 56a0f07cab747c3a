import { createDirectory, type DirectoryControl } from '../directory/createDirectory.js'
import type { DirectoryReader } from '../directory/createDirectoryReader.js'
import { directorySource } from '../directory/directorySource.js'
import { importDirectory } from '../directory/importDirectory.js'
import { publishDirectory } from '../directory/publishDirectory.js'
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
