import type { ErrorCode } from '@latchkey/common'

/** What people are told where the relay's own words mean something else to them; `createRefusal` has it whole (specification §8). */
export function shownCode(code: ErrorCode): ErrorCode {
  if (!code.startsWith('SERVER_')) return code
  return code === 'SERVER_JWT_NOT_YET_VALID' ? 'SESSION_EXPIRED' : 'INVALID_APP_CONFIGURATION'
}
