import {
  type Account,
  type CaipNetworkId,
  type ChainNamespace,
  decodeBase58,
  isEvmZeroAddress,
  isSelectable,
  namespaceTraits,
  type Parser,
  type RemoteGrant,
  readAccountType,
  readRemoteGrant,
  safeParseCaipAddress,
} from '@latchkey/common'
import { isPlausibleAddress } from './isPlausibleAddress.js'
import type { UniversalState } from './universalState.js'

type Source = Pick<UniversalState, 'namespace' | 'channel'>

/** Returns the first network with an account: the requested one, those of the app, then the wallet's others. */
export function chooseNetwork(
  source: Source & Pick<UniversalState, 'networks'>,
  requestedId: CaipNetworkId | undefined,
): CaipNetworkId | undefined {
  const usable = [...new Set(readAccounts(source).map((account) => account.networkId))]
  const candidates = [requestedId, ...source.networks().map(({ caipNetworkId }) => caipNetworkId)]
  return candidates.find((id) => id && usable.includes(id)) ?? usable[0]
}

/** Returns the accounts of the session's network, the preferred ones first, and those for collectibles last. */
export function listAccounts(source: Source & Pick<UniversalState, 'networkId' | 'preferred'>): readonly Account[] {
  const { namespace, networkId, preferred } = source
  const byKey = new Map<string, Account>()
  for (const { account, networkId: id } of readAccounts(source)) {
    const key = accountKey(namespace, account.address)
    if (id === networkId && !byKey.has(key)) byKey.set(key, account)
  }
  const first = preferred.flatMap((address) => byKey.get(accountKey(namespace, address)) ?? [])
  const accounts = [...new Set([...first, ...byKey.values()])]
  return [...accounts.filter(isSelectable), ...accounts.filter((account) => !isSelectable(account))]
}

/** Returns whether the wallet shares one of these accounts, on any network. */
export function isAnyShared(source: Source, addresses: readonly string[]): boolean {
  const { namespace } = source
  const shared = new Set(readAccounts(source).map(({ account }) => accountKey(namespace, account.address)))
  return addresses.some((address) => shared.has(accountKey(namespace, address)))
}

/**
 * Returns whether two addresses are of one account: EVM and bech32 addresses differ in case, and Polkadot addresses by
 * the network's prefix.
 */
export function isSameAccount({ namespace }: Pick<Source, 'namespace'>, one: string, other: string): boolean {
  return accountKey(namespace, one) === accountKey(namespace, other)
}

/** Returns the shared accounts with their networks, in the wallet's order. Leaves out invalid ones. */
function readAccounts({
  namespace,
  channel,
}: Source): readonly { readonly account: Account; readonly networkId: CaipNetworkId }[] {
  const grant = readRemoteGrant(channel.granted())
  const parse = createAccountParser(namespace, grant)
  return grant.accounts.flatMap((entry) => {
    const account = parse(entry)
    const place = safeParseCaipAddress(entry)
    return account.ok && place.ok ? [{ account: account.value, networkId: place.value.caipNetworkId }] : []
  })
}

/** Start of a bech32 address, which has two cases (BIP-173). */
const bech32 = /^(?:bc|tb|bcrt)1/i

/** Returns a key that addresses of one account share. */
export function accountKey(namespace: ChainNamespace, address: string): string {
  if (namespace === 'eip155' || (namespace === 'bip122' && bech32.test(address))) return address.toLowerCase()
  if (namespace !== 'polkadot' || !isPlausibleAddress(namespace, address)) return address
  // SS58: network prefix, 32-byte key and 2-byte checksum.
  return decodeBase58(address)?.slice(-34, -2).join() ?? address
}

/** Creates the parser for accounts of a namespace. `grant` may state their types. */
export function createAccountParser(namespace: ChainNamespace, grant: RemoteGrant): Parser<Account> {
  const { accountTypes } = namespaceTraits[namespace]
  return (input) => {
    const parsed = safeParseCaipAddress(input)
    if (!parsed.ok) return parsed
    const { address } = parsed.value
    const isZero = namespace === 'eip155' && isEvmZeroAddress(address)
    if (parsed.value.namespace !== namespace || isZero || !isPlausibleAddress(namespace, address))
      return { ok: false, reason: 'not an address' }
    return {
      ok: true,
      value: { namespace, address, type: readAccountType(grant, address, accountTypes) ?? accountTypes[0] },
    }
  }
}
