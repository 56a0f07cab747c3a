import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { DirectoryDeps, DirectoryReader } from './createDirectoryReader.js'
import { directorySource } from './directorySource.js'

/**
 * Fetches the code that reads the directory, and with it the client of a server or the first wallets of the package, in one wave. Resolves
 * to a function that creates the reader.
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
