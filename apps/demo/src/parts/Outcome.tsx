import { isAppKitError } from '@latchkey/common'
import type { ReactNode } from 'react'
import type { Task } from './useTask.js'

export type OutcomeProps<T> = {
  readonly task: Task<T>
  /** Name of the pending task. */
  readonly waiting: string
  readonly children: (value: T) => ReactNode
}

/** The state of a task: pending with a cancel button, its result, or its error. */
export function Outcome<T>({ task, waiting, children }: OutcomeProps<T>) {
  const { state, cancel } = task
  return (
    <div className="outcome" aria-live="polite">
      {state.status === 'busy' && (
        <div className="notice">
          <div className="actions">
            <span>{waiting}</span>
            <button type="button" className="small" onClick={cancel}>
              Stop waiting
            </button>
          </div>
        </div>
      )}
      {state.status === 'failed' && <Failure error={state.error} />}
      {state.status === 'done' && children(state.value)}
    </div>
  )
}

function Failure({ error }: { readonly error: unknown }) {
  // A rejection is a choice and no error.
  const isChoice = isAppKitError(error, 'USER_REJECTED', 'ABORTED')
  return (
    <div className="notice" data-tone={isChoice ? undefined : 'bad'}>
      {isAppKitError(error) ? error.shortMessage : error instanceof Error ? error.message : String(error)}
      {isAppKitError(error) && (
        <small>
          <code>{error.code}</code> {error.details}
        </small>
      )}
    </div>
  )
}
