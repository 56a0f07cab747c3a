import { isCaipNetworkId } from '@latchkey/common'
import type { AppKitOptions } from './appKitOptions.js'

/**
 * Returns whether a text can be an id of the directory: 1 to 64 letters, digits, `-` or `_`. The directory rejects the
 * whole query for any other text. Names and reverse-DNS names are compared with the wallets that it returns.
 */
export function isDirectoryId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id)
}

/** Options whose keys are CAIP-2 ids. */
const optionsByNetwork = ['customRpcUrls', 'tokens'] as const

/** Options with ids of wallets in the directory. */
const directoryIds = ['includeWalletIds', 'featuredWalletIds'] as const

/**
 * Returns a line for each key and id that matches no network and no wallet, whatever the app and its directory contain.
 */
export function listUnmatchedIds(options: Partial<AppKitOptions>): readonly string[] {
  const networks = optionsByNetwork.flatMap((name) =>
    Object.keys(options[name] ?? {})
      .filter((key) => !isCaipNetworkId(key))
      .map((key) => `${name}['${key}'] matches no network. Use the CAIP-2 id${exampleOf(key)}.`),
  )
  const isBundled = options.services?.directory === undefined
  const custom = options.customWallets?.map(({ id }) => id) ?? []
  const wallets = directoryIds.flatMap((name) =>
    (options[name] ?? [])
      .filter((id) => !custom.includes(id) && !(isBundled ? bundledId.test(id) : isDirectoryId(id)))
      .map((id) => `${name}: "${id}" is not the id of a wallet. ${isBundled ? bundledIdHint : directoryIdHint}`),
  )
  return [...networks, ...wallets]
}

/** An id of the public WalletConnect explorer, or a reverse-DNS name with hyphens. */
const bundledId = /^[\da-f]{64}$|^\w+-[\w-]+$/

const bundledIdHint =
  'Ids of the directory are 64 hexadecimal digits, or words with hyphens such as com-example-wallet.'

const directoryIdHint = 'Ids of a directory are 1 to 64 letters, digits, hyphens and underscores.'

function exampleOf(key: string): string {
  return /^\d+$/.test(key) ? ` 'eip155:${key}'` : ", such as 'eip155:1'"
}
