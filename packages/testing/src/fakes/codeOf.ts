/**
 * The code of the error something rejects with; `{ resolved }` with the value when it does not reject.
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
