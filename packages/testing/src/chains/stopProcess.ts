import { readFile } from 'node:fs/promises'

/** Pauses a process until it receives SIGCONT. Resolves once it has stopped, because signals are asynchronous. */
export async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  while (!(await isStopped(pid))) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** Reads the state after the program's name in `/proc`. Without `/proc` the process counts as stopped. */
async function isStopped(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ') T')
  return /^\) [TtZX]/.test(stat.slice(stat.lastIndexOf(')')))
}
