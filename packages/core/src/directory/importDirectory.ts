import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { DirectoryDeps, DirectoryReader } from './createDirectoryReader.js'

/** The source of listed wallets: a server, or the directory in the package. `undefined`: no wallets are listed. */
export function directorySource({
  services = {},
  projectId,
  enableWallets,
}: Pick<ResolvedOptions, 'services' | 'projectId' | 'enableWallets'>): 'server' | 'bundled' | undefined {
  const { directory } = services
  if (directory === undefined) return enableWallets ? 'bundled' : undefined
  return directory && projectId ? 'server' : undefined
}

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
