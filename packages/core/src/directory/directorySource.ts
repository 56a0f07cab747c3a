import type { ResolvedOptions } from '../options/resolveOptions.js'

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
