import { isAppKitError, type Session, verbErrors } from '@latchkey/common'

/** A call of an app whose rejections have a known set of codes. */
export type Verb = keyof typeof verbErrors

/**
 * Returns a function that fails the test run if the function rejects with a code that its type does not name, for
 * example `ConnectErrorCode`. Returns the same promises.
 */
export function checkRejections<Args extends readonly unknown[], Result>(
  verb: Verb,
  name: string,
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    const result = run(...args)
    // An unhandled rejection fails the run.
    if (result instanceof Promise) result.catch((error: unknown) => assertCode(verb, name, error))
    return result
  }
}

/** Checks the rejections of a session and of its actions, see {@link checkRejections}. */
export function checkSession(session: Session): Session {
  return new Proxy(session, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (key === 'actions') return checkActions(value as object)
      return key === 'switchNetwork' && isFunction(value) ? checkRejections(key, key, value) : value
    },
  })
}

function checkActions(actions: object): object {
  return new Proxy(actions, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      return typeof key === 'string' && isFunction(value) ? checkRejections(verbOf(key), key, value) : value
    },
  })
}

function verbOf(action: string): Verb {
  if (/^(?:send|signAndSend|writeContract)/.test(action)) return 'send'
  return /^sign/.test(action) ? 'sign' : 'read'
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

function assertCode(verb: Verb, name: string, error: unknown): void {
  if (isAppKitError(error, ...verbErrors[verb])) return
  throw new Error(`${name} rejected with ${isAppKitError(error) ? error.code : 'an error without a code'}.`, {
    cause: error,
  })
}
