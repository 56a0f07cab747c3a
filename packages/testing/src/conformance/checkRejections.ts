import { isAppKitError, type Session, type Transfers, verbErrors } from '@latchkey/common'

/** A call of an app whose rejections have a known set of codes. */
export type Verb = keyof typeof verbErrors

/** The names of the methods that return a promise. */
export type AsyncMethod<T> = {
  [K in keyof T]-?: T[K] extends (...parameters: never) => Promise<unknown> ? K : never
}[keyof T]

/**
 * Returns a function that fails the test run if the function rejects or throws with a code that its type does not name,
 * for example `ConnectErrorCode`. Returns the same promises.
 */
export function checkRejections<Args extends readonly unknown[], Result>(
  verb: Verb,
  name: string,
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    const result = callChecked(verb, name, () => run(...args))
    // An unhandled rejection fails the run.
    if (result instanceof Promise) result.catch((error: unknown) => assertCode(verb, name, error))
    return result
  }
}

/**
 * Checks the rejections of an instance's methods, see {@link checkRejections}. Replaces the methods that `verbs` names
 * in the instance itself, which code under test may find elsewhere. Returns the instance.
 */
export function checkMethods<T extends object>(instance: T, verbs: Readonly<Partial<Record<keyof T, Verb>>>): T {
  const entries: readonly [string, Verb][] = Object.entries(verbs)
  const checked = entries.map(([name, verb]) => {
    const method: unknown = Reflect.get(instance, name)
    return [name, isFunction(method) ? checkRejections(verb, name, method) : method] as const
  })
  return Object.assign(instance, Object.fromEntries(checked))
}

/** Checks the rejections of a session and of its actions, see {@link checkRejections}. */
export function checkSession(session: Session): Session {
  const checked = proxyMethods(session, (name) => sessionVerbs.get(name))
  return new Proxy(checked, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (key === 'actions') return proxyMethods(value as object, verbOf)
      return key === 'transfers' && value ? checkTransfers(value as Transfers) : value
    },
  })
}

/** Checks the rejections of transfers, see {@link checkRejections}. */
export function checkTransfers(transfers: Transfers): Transfers {
  return proxyMethods(transfers, (name) => (name === 'send' ? 'send' : 'read'))
}

const sessionVerbs: ReadonlyMap<string, Verb> = new Map([
  ['switchNetwork', 'switchNetwork'],
  ['signText', 'sign'],
])

/** Checks the methods that have a verb. Methods may change, and are read on access. */
function proxyMethods<T extends object>(target: T, verbOfMethod: (name: string) => Verb | undefined): T {
  return new Proxy(target, {
    get(_target, key) {
      const value: unknown = Reflect.get(target, key, target)
      const verb = typeof key === 'string' && isFunction(value) ? verbOfMethod(key) : undefined
      return verb ? checkRejections(verb, String(key), value as (...args: readonly unknown[]) => unknown) : value
    },
  })
}

function verbOf(action: string): Verb {
  if (/^(?:send|signAndSend|writeContract)/.test(action)) return 'send'
  return /^sign/.test(action) ? 'sign' : 'read'
}

function callChecked<Result>(verb: Verb, name: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    assertCode(verb, name, error)
    throw error
  }
}

function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

function assertCode(verb: Verb, name: string, error: unknown): void {
  if (isAppKitError(error, ...verbErrors[verb])) return
  throw new Error(`${name} failed with ${isAppKitError(error) ? error.code : 'an error without a code'}.`, {
    cause: error,
  })
}
