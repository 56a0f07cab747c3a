/**
 * Calls back when the parent process has ended, so that nothing keeps running if a script runner is killed without
 * forwarding the signal. Does nothing for a process that was started by hand. Returns a function that stops watching.
 */
export function watchParent(onGone: () => void, environment: NodeJS.ProcessEnv = process.env): () => void {
  if (environment.npm_lifecycle_event === undefined) return () => undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) onGone()
  }, 1_000)
  timer.unref()
  return () => clearInterval(timer)
}
