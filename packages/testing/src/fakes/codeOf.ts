/**
 * Returns the `code` of the error that a promise rejects with, or `{ resolved: value }` if it resolves.
 *
 * @example
 * expect(await codeOf(session.actions.signMessage?.({ message: 'x' }))).toBe('USER_REJECTED')
 */
export async function codeOf(promise: Promise<unknown> | undefined): Promise<unknown> {
  try {
    return { resolved: await promise }
  } catch (error) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error
  }
}
