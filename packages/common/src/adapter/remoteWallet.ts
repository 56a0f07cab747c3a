import type { CaipNetworkId } from '../caip/caipNetworkId.js'
import { isObject, readField } from '../parse/json.js'
import type { AccountType } from './account.js'
import type { RemoteGrant } from './remoteChannel.js'

/** Maximum number of entries that are read from a list; no wallet grants so many. */
const longest = 1_000

/** Reads the lists of a wallet's grant and drops everything that is not a text. Never throws, whatever the grant is. */
export function readRemoteGrant(grant: unknown): RemoteGrant {
  const accountTypes = readField(grant, 'accountTypes')
  return {
    methods: readTexts(grant, 'methods'),
    events: readTexts(grant, 'events'),
    accounts: readTexts(grant, 'accounts'),
    networkIds: readTexts(grant, 'networkIds') as readonly CaipNetworkId[],
    ...(isObject(accountTypes) ? { accountTypes: accountTypes as NonNullable<RemoteGrant['accountTypes']> } : {}),
  }
}

function readTexts(grant: unknown, key: string): readonly string[] {
  try {
    const list = readField(grant, key)
    const entries: readonly unknown[] = Array.isArray(list) ? [...list.slice(0, longest)] : []
    return entries.filter((entry) => typeof entry === 'string')
  } catch {
    return []
  }
}

/** Returns the type that a remote wallet states for an address; `undefined` unless it is one of `types`. */
export function readAccountType<T extends AccountType>(
  { accountTypes }: RemoteGrant,
  address: string,
  types: readonly T[],
): T | undefined {
  const stated = readField(accountTypes, address)
  return types.find((type) => type === stated)
}
