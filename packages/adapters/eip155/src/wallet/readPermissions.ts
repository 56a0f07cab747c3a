import { badResult, type WalletPermission } from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'
import { copyOf } from './readRecord.js'

/** Parses a list of permissions (EIP-2255) and drops entries without a capability. Throws `WALLET_BAD_RESULT`. */
export function readPermissions(
  answer: unknown,
  options?: Parameters<typeof badResult>[2],
): readonly WalletPermission[] {
  const list = copyOf(answer, 'permissions', options)
  if (!Array.isArray(list)) throw badResult('permissions', answer, options)
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.parentCapability !== 'string') return []
    const { parentCapability, caveats, invoker } = entry
    return [
      {
        parentCapability,
        ...(typeof invoker === 'string' ? { invoker } : {}),
        caveats: Array.isArray(caveats) ? caveats.flatMap(readCaveat) : [],
      },
    ]
  })
}

function readCaveat(value: unknown): WalletPermission['caveats'] {
  return isRecord(value) && typeof value.type === 'string' ? [{ type: value.type, value: value.value }] : []
}
