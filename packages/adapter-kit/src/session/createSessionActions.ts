import { isAppKitError, mapActionError } from '@latchkey/common'

type Action = (parameters: never) => Promise<unknown>
type NameOf<Actions> = keyof Actions & string

/** The actions of one session. */
export type SessionActions<Actions> = {
  /** Returns the actions that the wallet offers: the same object until they change. */
  offered(): Actions
  /** Reads again which actions the wallet offers. */
  update(): void
}

/**
 * Creates the {@link SessionActions}. An action that is not offered is absent. Errors become typed errors of the
 * action.
 *
 * `available` returns the names of the actions that the wallet offers. `call` runs one; it starts in the app's own
 * call, before any code is loaded. An action for which `canDrop` returns true is dropped when the wallet rejects it
 * with `METHOD_NOT_SUPPORTED`.
 */
export function createSessionActions<Actions extends object>({
  available,
  call,
  canDrop = () => false,
  onChange,
}: {
  available(): readonly NameOf<Actions>[]
  call(name: NameOf<Actions>, parameters: never): Promise<unknown>
  canDrop?(name: NameOf<Actions>): boolean
  onChange(): void
}): SessionActions<Actions> {
  const created = new Map<NameOf<Actions>, Action>()
  const dropped = new Set<NameOf<Actions>>()
  let names = listNames()
  let offered = collect()
  return { offered: () => offered, update }

  function listNames(): readonly NameOf<Actions>[] {
    return available().filter((name) => !dropped.has(name))
  }

  function collect(): Actions {
    for (const name of names) if (!created.has(name)) created.set(name, create(name))
    return Object.fromEntries(names.map((name) => [name, created.get(name)])) as Actions
  }

  function update(): void {
    const next = listNames()
    if (next.join() === names.join()) return
    names = next
    offered = collect()
    onChange()
  }

  function create(name: NameOf<Actions>): Action {
    return async (parameters) => {
      try {
        return await call(name, parameters)
      } catch (error) {
        // Only a wallet's error has a cause. The adapter's own error is about this call, and another call may succeed.
        if (isAppKitError(error, 'METHOD_NOT_SUPPORTED') && error.cause !== undefined && canDrop(name)) {
          dropped.add(name)
          update()
        }
        throw mapActionError(name, error)
      }
    }
  }
}
