/** Reasons why the relay refuses a client. */
export type RelayRefusal = 'badToken' | 'expired' | 'invalidKey' | 'notYetValid' | 'originNotAllowed'

/** Texts for refused clients. Don't change them: apps recognize some of them. */
export const refusals: Record<RelayRefusal, { readonly status: 401 | 403; readonly text: string }> = {
  badToken: { status: 401, text: 'JWT validation error: JWT Token is not valid' },
  expired: { status: 401, text: 'JWT validation error: JWT Token is expired' },
  invalidKey: { status: 401, text: 'Unauthorized: invalid key' },
  notYetValid: { status: 401, text: 'JWT validation error: JWT Token is not yet valid' },
  originNotAllowed: { status: 403, text: 'Unauthorized: origin not allowed' },
}
