import type { WalletPermission } from '../actions/eip155Actions.js'
import { invalidParams } from '../errors/actionErrors.js'
import { badResult } from '../errors/badResult.js'
import { isObject, readField } from '../parse/json.js'
import { toPlainAnswer, toPlainJson } from './plainJson.js'

/**
 * Returns the parameter of `wallet_requestPermissions` (EIP-2255). Throws `INVALID_PARAMS` unless it names at least one
 * method.
 */
export function writePermissionRequest(permissions: unknown): unknown {
  const plain = toPlainJson(permissions, 'permissions')
  if (!isRecord(plain) || Object.keys(plain).length === 0)
    throw invalidParams('permissions', 'must be an object with at least one method')
  const bad = Object.entries(plain).find(([, caveats]) => !isRecord(caveats))
  if (bad) throw invalidParams(`permissions.${bad[0]}`, 'must be an object')
  return plain
}

/** Parses a list of permissions (EIP-2255) and drops entries without a capability. Throws `WALLET_BAD_RESULT`. */
export function readPermissions(
  response: unknown,
  options?: Parameters<typeof badResult>[2],
): readonly WalletPermission[] {
  const list = copyOf(response)
  if (!Array.isArray(list)) throw badResult('permissions', response, options)
  return list.flatMap((entry: unknown) => {
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

function copyOf(response: unknown): unknown {
  try {
    return toPlainAnswer(response)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value)
}
