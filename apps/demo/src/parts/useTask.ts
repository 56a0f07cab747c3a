import { useCallback, useEffect, useRef, useState } from 'react'

/** The state of a task that the visitor started. */
export type TaskState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown }

export type Task<T> = {
  readonly state: TaskState<T>
  readonly isBusy: boolean
  /** Starts a task and aborts the pending one. */
  run(work: (signal: AbortSignal) => Promise<T>): void
  cancel(): void
}

/** Runs tasks of the visitor. The latest one wins, and unmounting aborts it. */
export function useTask<T>(): Task<T> {
  const [state, setState] = useState<TaskState<T>>({ status: 'idle' })
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const run = useCallback((work: (signal: AbortSignal) => Promise<T>) => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    const set = (next: TaskState<T>) => {
      if (current.current === own) setState(next)
    }
    set({ status: 'busy' })
    work(own.signal).then(
      (value) => set({ status: 'done', value }),
      (error: unknown) => set({ status: 'failed', error }),
    )
  }, [])
  const cancel = useCallback(() => current.current?.abort(), [])
  return { state, isBusy: state.status === 'busy', run, cancel }
}
