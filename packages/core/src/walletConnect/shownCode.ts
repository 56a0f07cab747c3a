import type { ErrorCode } from '@latchkey/common'

/** Returns the code to show for a refusal of the relay. The alert of `createRefusal` has the details. */
export function shownCode(code: ErrorCode): ErrorCode {
  if (!code.startsWith('SERVER_')) return code
  return code === 'SERVER_JWT_NOT_YET_VALID' ? 'SESSION_EXPIRED' : 'INVALID_APP_CONFIGURATION'
}
