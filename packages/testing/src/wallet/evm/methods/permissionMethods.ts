import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import { randomHex } from '../../base/randomId.js'
import type { PermissionGrant } from '../evmWalletState.js'
import { invalid, readAddress, readChainId, readObject } from '../requestParams.js'
import type { TransactionCall } from '../transactionCall.js'
import type { WalletCore } from '../walletCore.js'
import type { Method } from './method.js'

/** ERC-7715: permissions with which the page can send calls without a prompt, until they expire. */
export const permissionMethods: Readonly<Record<string, Method>> = {
  wallet_grantPermissions: (core, params) => {
    const request = readObject(params)
    const permissions = readPermissions(request)
    const expiry = readExpiry(core, request)
    const chain = request.chainId === undefined ? core.chain() : core.findChain(readChainId(request.chainId))
    if (!chain) throw new ProviderError(5710)
    const from = request.address ?? core.visibleAddresses()[0]
    if (from === undefined) throw new ProviderError(4100)
    const account = core.authorized(readAddress(from)).address
    return {
      unlock: true,
      ask: { kind: 'permissions', account, chain, permissions, expiry },
      run() {
        const context = randomHex(16)
        const grant = { context, account, chainId: chain.id, origin: core.origin, expiry, permissions, spent: [] }
        core.store.set({ permissions: [...core.store.get().permissions.filter((one) => !isOver(core, one)), grant] })
        return { permissionsContext: context, grantedPermissions: permissions, expiry }
      },
    }
  },
}

/** Revokes a permission of the page. An unknown one is already revoked. */
export function revokeGrant(core: WalletCore, context: string): void {
  const { permissions } = core.store.get()
  core.store.set({ permissions: permissions.filter((one) => one.context !== context || one.origin !== core.origin) })
}

/**
 * Returns the permission by which a bundle of calls needs no prompt: the one in its capability `permissions`.
 * `undefined` without the capability. Throws 4100 if the permission is unknown, revoked or expired, or does not allow
 * the calls.
 */
export function findGrant(
  core: WalletCore,
  capabilities: unknown,
  bundle: { readonly account: string; readonly chainId: number; readonly calls: readonly TransactionCall[] },
): PermissionGrant | undefined {
  const wanted = isJsonObject(capabilities) ? capabilities.permissions : undefined
  if (!isJsonObject(wanted)) return undefined
  const grant = core.store.get().permissions.find(({ context }) => context === wanted.context)
  if (!grant || grant.origin !== core.origin) throw new ProviderError(4100, 'The permission does not exist.')
  if (isOver(core, grant)) throw new ProviderError(4100, 'The permission has expired.')
  if (grant.account !== bundle.account || grant.chainId !== bundle.chainId)
    throw new ProviderError(4100, 'The permission is for another account or network.')
  if (!allows(core, grant, bundle.calls)) throw new ProviderError(4100, 'The permission does not allow these calls.')
  return grant
}

/** Counts calls towards the limits of their permission. */
export function spend(core: WalletCore, { context }: PermissionGrant, calls: readonly TransactionCall[]): void {
  const entry = { at: seconds(core), value: `${sum(calls)}` }
  const { permissions } = core.store.get()
  core.store.set({
    permissions: permissions.map((one) => (one.context === context ? { ...one, spent: [...one.spent, entry] } : one)),
  })
}

/** Whether a permission covers every call: its contract, and the value together with earlier ones. */
function allows(core: WalletCore, grant: PermissionGrant, calls: readonly TransactionCall[]): boolean {
  const typed = grant.permissions.filter(isJsonObject)
  const contracts = typed.flatMap(({ type, data }) =>
    type === 'contract-call' && isJsonObject(data) ? [String(data.address).toLowerCase()] : [],
  )
  const isPlain = ({ data }: TransactionCall) => data === undefined || data === '0x'
  if (calls.some((call) => !call.to || !(isPlain(call) || contracts.includes(call.to.toLowerCase())))) return false
  const value = sum(calls)
  return value === 0n || typed.some((permission) => value <= left(core, grant, permission))
}

/** Returns how much of the network's coin a permission still allows, in wei. */
function left(core: WalletCore, { spent }: PermissionGrant, { type, data }: JsonObject): bigint {
  if (typeof type !== 'string' || !type.startsWith('native-token-') || !isJsonObject(data)) return 0n
  const limit = BigInt(String(data.periodAmount ?? data.allowanceAmount ?? data.allowance ?? 0))
  const period = Number(data.periodDuration ?? data.period ?? 0)
  const start = Number(data.startTime ?? data.start ?? 0)
  const from = period > 0 ? start + Math.floor((seconds(core) - start) / period) * period : 0
  return spent.filter(({ at }) => at >= from).reduce((rest, { value }) => rest - BigInt(value), limit)
}

function readPermissions({ permissions }: JsonObject): readonly unknown[] {
  if (!Array.isArray(permissions) || permissions.length === 0) throw invalid('permissions is empty')
  if (permissions.some((one: unknown) => !isJsonObject(one))) throw invalid('a permission must be an object')
  return permissions
}

function readExpiry(core: WalletCore, { expiry }: JsonObject): number | undefined {
  if (expiry === undefined) return undefined
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry <= seconds(core))
    throw invalid('expiry must be in the future, in seconds since 1970')
  return expiry
}

function isOver(core: WalletCore, { expiry }: PermissionGrant): boolean {
  return expiry !== undefined && expiry <= seconds(core)
}

function sum(calls: readonly TransactionCall[]): bigint {
  return calls.reduce((total, { value }) => total + value, 0n)
}

function seconds(core: WalletCore): number {
  return Math.floor(core.now() / 1_000)
}
