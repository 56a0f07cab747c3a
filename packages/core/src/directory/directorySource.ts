import type { ResolvedOptions } from '../options/resolveOptions.js'

/** Where wallets are listed from: a server, or the directory that comes with the package. `undefined`: none are. */
export function directorySource({
  services = {},
  projectId,
  enableWallets,
}: Pick<ResolvedOptions, 'services' | 'projectId' | 'enableWallets'>): 'server' | 'bundled' | undefined {
  const { directory } = services
  if (directory === undefined) return enableWallets ? 'bundled' : undefined
  return directory && projectId ? 'server' : undefined
}
