import { type Ports, withSignals } from '@latchkey/common'

/**
 * Resolves once the page is visible, at once if it is. Rejects like `withSignals` when the signal aborts, and leaves no
 * listener.
 */
export function whenVisible({ window }: Pick<Ports, 'window'>, signal: AbortSignal): Promise<void> {
  const document = window?.document
  if (document?.visibilityState !== 'hidden') return Promise.resolve()
  let check: () => void = () => undefined
  const visible = new Promise<void>((resolve) => {
    check = () => {
      if (document.visibilityState !== 'hidden') resolve()
    }
    document.addEventListener('visibilitychange', check)
  })
  return withSignals(visible, signal).finally(() => document.removeEventListener('visibilitychange', check))
}
