import type { ResolvedOptions } from '../options/resolveOptions.js'

/**
 * Returns whether a text can be an id of the directory: 1 to 64 letters, digits, `-` or `_`. The directory rejects the
 * whole query for any other text. Names and reverse-DNS names are compared with the wallets that it returns.
 */
export function isDirectoryId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/** An id of the public WalletConnect explorer, or a reverse-DNS name with hyphens. */
const bundledId = /^[\da-f]{64}$|^\w+-[\w-]+$/

/** Options with ids of wallets in the directory. */
const optionsWithIds = ['includeWalletIds', 'featuredWalletIds'] as const

/** Returns a line for each id in the options that no wallet of the directory can have. */
export function listUnmatchedIds(options: ResolvedOptions): readonly string[] {
  const isBundled = options.services?.directory === undefined
  const custom = options.customWallets?.map(({ id }) => id) ?? []
  const hint = isBundled
    ? 'Ids of the directory are 64 hexadecimal digits, or words with hyphens such as com-example-wallet.'
    : 'Ids of a directory are 1 to 64 letters, digits, hyphens and underscores.'
  return optionsWithIds.flatMap((name) =>
    (options[name] ?? [])
      .filter((id) => !custom.includes(id) && !(isBundled ? bundledId.test(id) : isDirectoryId(id)))
      .map((id) => `${name}: "${id}" is not the id of a wallet. ${hint}`),
  )
}
