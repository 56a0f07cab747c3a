import type { WalletPermission } from '@latchkey/common'
import { isRecord } from '../parse/isRecord.js'
import { copyOf } from './readRecord.js'
import { badResult } from './walletResult.js'

/** Parses a list of permissions (EIP-2255) and drops entries without a capability. Throws `WALLET_BAD_RESULT`. */
export function readPermissions(answer: unknown): readonly WalletPermission[] {
  const list = copyOf(answer, 'permissions')
  if (!Array.isArray(list)) throw badResult('permissions')
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
