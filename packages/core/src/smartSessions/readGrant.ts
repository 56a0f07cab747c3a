import {
  type CaipNetworkId,
  createError,
  errors,
  type Hex,
  isCaipNetworkId,
  readField,
  type SmartSessionGrant,
  type SmartSessionPermission,
} from '@latchkey/common'

/** Limits for what a visitor can check. */
const most = { entries: 20, permissions: 100, context: 16_384, type: 128 }

/**
 * Reads the response of `wallet_grantPermissions`, in the forms of ERC-7715 and its drafts: a list of permissions with
 * a `context` each, or one object with `permissionsContext` or `context` and a list of permissions. Throws
 * `WALLET_BAD_RESULT` if an entry has no id by which it could be revoked, or another network or account than the
 * others.
 */
export function readGrant(
  response: unknown,
  { app, chainId, requested }: { app: string; chainId: CaipNetworkId; requested: readonly unknown[] },
): SmartSessionGrant {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response]
  const contexts = entries.map(readContext).filter((context) => context !== undefined)
  const permissions = entries.flatMap(readPermissionsOf)
  const chainIds = [...new Set(entries.map((entry) => readChain(entry) ?? chainId))]
  const granters = new Set(addressesOf(response).map((address) => address.toLowerCase()))
  const isOver = entries.length > most.entries || permissions.length > most.permissions
  if (
    contexts.length < entries.length ||
    permissions.length === 0 ||
    chainIds.length > 1 ||
    granters.size > 1 ||
    isOver
  )
    throw createError(errors.WALLET_BAD_RESULT, {
      details:
        'The wallet granted permissions without a `context`, by which they could be revoked, without their types, or ' +
        'for several networks or accounts. The app may use them nevertheless. Revoke them in the wallet.',
    })
  const ends = entries.map((entry, index) => readEnd(hasEnd(entry) ? entry : (requested[index] ?? requested[0])))
  const known = ends.filter((end) => end !== undefined)
  return {
    app,
    chainId: chainIds[0] ?? chainId,
    contexts: [...new Set(contexts)],
    permissions,
    // The app may act until the last permission ends. It has no end if one of them has none.
    ...(known.length === ends.length ? { expiration: Math.max(...known) } : {}),
  }
}

/**
 * Returns the address of the account that granted the permissions: `from`, or `address` in drafts. The visitor may
 * choose another account in the wallet than the page asks. `undefined` if the response has none.
 */
export function readGranter(response: unknown): Hex | undefined {
  return addressesOf(response)[0]
}

function addressesOf(response: unknown): readonly Hex[] {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response]
  return entries.map((entry) => readField(entry, 'from') ?? readField(entry, 'address')).filter(isAddress)
}

function isAddress(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

function readContext(entry: unknown): string | undefined {
  const context = readField(entry, 'context') ?? readField(entry, 'permissionsContext')
  return typeof context === 'string' && context !== '' && context.length <= most.context ? context : undefined
}

function readPermissionsOf(entry: unknown): readonly SmartSessionPermission[] {
  const list = readField(entry, 'grantedPermissions') ??
    readField(entry, 'permissions') ?? [readField(entry, 'permission')]
  return Array.isArray(list) ? list.map(readPermission) : []
}

/** Reads one permission. An unreadable one has the type `unknown`, so that the visitor sees that it exists. */
function readPermission(value: unknown): SmartSessionPermission {
  const given = readField(value, 'type')
  // An early draft has an object with the name of the type.
  const type = typeof given === 'string' ? given : readField(given, 'name')
  if (typeof type !== 'string' || type === '' || type.length > most.type) return { type: 'unknown' }
  const data = readField(value, 'data')
  return { type, ...(data === undefined ? {} : { data }) }
}

/** Returns whether a wallet states an end, or that there is none. */
function hasEnd(entry: unknown): boolean {
  return readField(entry, 'expiry') !== undefined || readField(entry, 'rules') !== undefined
}

/** Reads the end in seconds: the later of `expiry` and the rule of the newer form. */
function readEnd(entry: unknown): number | undefined {
  const rules = readField(entry, 'rules')
  const rule = Array.isArray(rules) ? rules.find((each: unknown) => readField(each, 'type') === 'expiry') : undefined
  const ends = [readField(entry, 'expiry'), readField(readField(rule, 'data'), 'timestamp')].map(readSeconds)
  const known = ends.filter((end) => end !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** Start of the year 2100, in seconds. A later end means that there is none. */
const latest = 4_102_444_800

function readSeconds(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number <= 0) return undefined
  // Some wallets and libraries count in ms.
  const seconds = number > latest ? Math.floor(number / 1_000) : number
  return seconds <= latest ? seconds : undefined
}

function readChain(entry: unknown): CaipNetworkId | undefined {
  const id = readField(entry, 'chainId')
  if (isCaipNetworkId(id)) return id
  const chain = typeof id === 'string' || typeof id === 'number' ? Number(id) : 0
  return Number.isSafeInteger(chain) && chain > 0 ? `eip155:${chain}` : undefined
}
