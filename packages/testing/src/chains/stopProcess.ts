import { readFile } from 'node:fs/promises'

/** Stops a process until it is sent SIGCONT; resolves once none of its threads runs: a signal is asynchronous, and on a busy machine late. */
export async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  while (!(await isStopped(pid))) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** Where there is no `/proc` nobody tells; its state stands after the program's name. */
async function isStopped(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ') T')
  return /^\) [TtZX]/.test(stat.slice(stat.lastIndexOf(')')))
}
