import { isAppKitError } from '@latchkey/common'
import type { ReactNode } from 'react'
import type { Task } from './useTask.js'

export type OutcomeProps<T> = {
  readonly task: Task<T>
  /** What is awaited. */
  readonly waiting: string
  readonly children: (value: T) => ReactNode
}

/** What came of a task: waiting with a way out, the result, or the error in words. */
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
  // Declining is a choice and no fault.
  const isChoice = isAppKitError(error, 'USER_REJECTED', 'ABORTED')
  return (
    <div className="notice" data-tone={isChoice ? undefined : 'bad'}>
      {error instanceof Error ? error.message : String(error)}
      {isAppKitError(error) && (
        <small>
          <code>{error.code}</code> {error.details}
        </small>
      )}
    </div>
  )
}
