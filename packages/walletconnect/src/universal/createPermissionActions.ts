import {
  badResult,
  type Eip155Actions,
  invalidParams,
  isObject,
  readField,
  toPlainJson,
  type WalletPermission,
} from '@latchkey/common'
import type { UniversalAccess } from './universalAccess.js'

/** Returns the actions of EIP-2255 that the wallet granted. */
export function createPermissionActions({
  isGranted,
  ask,
}: Pick<UniversalAccess, 'isGranted' | 'ask'>): Pick<Eip155Actions, 'getPermissions' | 'requestPermissions'> {
  return {
    ...(isGranted('wallet_getPermissions') && {
      getPermissions: async ({ signal } = {}) => readPermissions(await ask('wallet_getPermissions', [], signal)),
    }),
    ...(isGranted('wallet_requestPermissions') && {
      requestPermissions: async ({ permissions, signal }) => {
        const wanted = isObject(permissions) ? Object.entries(permissions) : []
        if (wanted.length === 0) throw invalidParams('permissions', 'must be an object with at least one method')
        const bad = wanted.find(([, caveats]) => !isObject(caveats))
        if (bad) throw invalidParams(`permissions.${bad[0]}`, 'must be an object')
        const params = [toPlainJson(permissions, 'permissions')]
        return readPermissions(await ask('wallet_requestPermissions', params, signal))
      },
    }),
  }
}

/** Reads a list of permissions. Leaves out entries without a capability. Throws `WALLET_BAD_RESULT`. */
function readPermissions(answer: unknown): readonly WalletPermission[] {
  if (!Array.isArray(answer)) throw badResult('permissions', answer)
  return answer.flatMap((entry: unknown) => {
    const parentCapability = readField(entry, 'parentCapability')
    const invoker = readField(entry, 'invoker')
    const caveats = readField(entry, 'caveats')
    if (typeof parentCapability !== 'string') return []
    return [
      {
        parentCapability,
        ...(typeof invoker === 'string' ? { invoker } : {}),
        caveats: Array.isArray(caveats) ? caveats.flatMap(readCaveat) : [],
      },
    ]
  })
}

function readCaveat(caveat: unknown): WalletPermission['caveats'] {
  const type = readField(caveat, 'type')
  return typeof type === 'string' ? [{ type, value: readField(caveat, 'value') }] : []
}
