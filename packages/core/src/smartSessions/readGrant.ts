import {
  type CaipNetworkId,
  createError,
  errors,
  readField,
  type SmartSessionGrant,
  type SmartSessionPermission,
} from '@latchkey/common'

/** Lists and texts of a wallet over these limits are no permissions that a visitor could check. */
const most = { entries: 20, permissions: 100, context: 16_384, type: 128 }

/**
 * Reads the response of `wallet_grantPermissions`, in the forms of ERC-7715 and its drafts: a list of permissions with
 * a `context` each, or one object with `permissionsContext` or `context` and a list of permissions. Throws
 * `WALLET_BAD_RESULT` without an id by which the permission could be revoked.
 */
export function readGrant(
  response: unknown,
  { app, chainId, requested }: { app: string; chainId: CaipNetworkId; requested: readonly unknown[] },
): SmartSessionGrant {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response]
  const contexts = [...new Set(entries.flatMap(readContext))]
  const permissions = entries.flatMap(readPermissionsOf)
  if (contexts.length === 0 || permissions.length === 0 || entries.length > most.entries)
    throw createError(errors.WALLET_BAD_RESULT, {
      details:
        'The wallet granted permissions without a `context`, by which they could be revoked, or without their types. ' +
        'The app may use them nevertheless. Revoke them in the wallet.',
    })
  const ends = entries.map((entry, index) => readExpiry(entry) ?? readExpiry(requested[index] ?? requested[0]))
  const known = ends.filter((end) => end !== undefined)
  return {
    app,
    chainId: entries.map(readChain).find((id) => id !== undefined) ?? chainId,
    contexts,
    permissions: permissions.slice(0, most.permissions),
    // The app may act until the last permission ends. It has no end if one of them has none.
    ...(known.length === ends.length ? { expiration: Math.max(...known) } : {}),
  }
}

function readContext(entry: unknown): readonly string[] {
  const context = readField(entry, 'context') ?? readField(entry, 'permissionsContext')
  return typeof context === 'string' && context !== '' && context.length <= most.context ? [context] : []
}

function readPermissionsOf(entry: unknown): readonly SmartSessionPermission[] {
  const list = readField(entry, 'grantedPermissions') ??
    readField(entry, 'permissions') ?? [readField(entry, 'permission')]
  return Array.isArray(list) ? list.flatMap(readPermission) : []
}

function readPermission(value: unknown): readonly SmartSessionPermission[] {
  const given = readField(value, 'type')
  // An early draft has an object with the name of the type.
  const type = typeof given === 'string' ? given : readField(given, 'name')
  if (typeof type !== 'string' || type === '' || type.length > most.type) return []
  const data = readField(value, 'data')
  return [{ type, ...(data === undefined ? {} : { data }) }]
}

/** Reads the end in seconds: `expiry`, or the rule of the newer form. */
function readExpiry(entry: unknown): number | undefined {
  const rules = readField(entry, 'rules')
  const rule = Array.isArray(rules) ? rules.find((each: unknown) => readField(each, 'type') === 'expiry') : undefined
  const expiry = readField(entry, 'expiry') ?? readField(readField(rule, 'data'), 'timestamp')
  const seconds = typeof expiry === 'string' ? Number(expiry) : expiry
  return typeof seconds === 'number' && Number.isSafeInteger(seconds) && seconds > 0 ? seconds : undefined
}

function readChain(entry: unknown): CaipNetworkId | undefined {
  const id = readField(entry, 'chainId')
  const chain = typeof id === 'string' || typeof id === 'number' ? Number(id) : 0
  return Number.isSafeInteger(chain) && chain > 0 ? `eip155:${chain}` : undefined
}
