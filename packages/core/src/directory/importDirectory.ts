import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { DirectoryDeps, DirectoryReader } from './createDirectoryReader.js'
import { directorySource } from './directorySource.js'

/**
 * Loads the code that reads the directory, in parallel with the server's client or the bundled wallets. Resolves with a
 * function that creates the reader.
 */
export async function importDirectory(
  options: ResolvedOptions,
): Promise<(deps: Omit<DirectoryDeps, 'module'>) => DirectoryReader> {
  const [{ createDirectoryReader }, module] = await Promise.all([
    import('./createDirectoryReader.js'),
    directorySource(options) === 'bundled'
      ? import('@latchkey/api-client/bundled')
      : import('@latchkey/api-client/directory'),
  ])
  return (deps) => createDirectoryReader({ ...deps, module })
}
