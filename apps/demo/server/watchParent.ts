/**
 * Calls back when the process that started this one is gone, so that nothing is left behind when a script runner is killed
 * without passing the signal on. Does nothing for a process that was started by hand. The returned function stops watching.
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
