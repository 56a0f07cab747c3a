import { spawn } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Program, SupervisorMessage } from './supervise.js'

/** Programs that run until `stop` is called or this process ends. */
export type RunningPrograms = {
  /** Process ids, in the order of the programs. */
  readonly pids: readonly number[]
  /** The result of `match` for each program. */
  readonly found: readonly string[]
  /** Stops the programs from keeping this process alive. */
  unref(): void
  stop(): Promise<void>
}

/**
 * Starts programs under a supervisor process and waits until `match` returns a value for a line of each program's
 * output. The programs end with this process, even if it is killed.
 */
export function runPrograms(
  programs: readonly Program[],
  match: (line: string) => string | undefined,
  timeoutMs: number,
): Promise<RunningPrograms> {
  // The file next to this one: TypeScript when run from source (Node strips the types), JavaScript when built.
  const script = fileURLToPath(new URL(`./supervise${extname(import.meta.url.split('?')[0] ?? '')}`, import.meta.url))
  const supervisor = spawn(process.execPath, ['--no-warnings', script, JSON.stringify(programs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const ended = new Promise<void>((resolve) => supervisor.once('close', () => resolve()))
  const stop = () => {
    // Keeps the process alive until the programs have ended.
    supervisor.ref()
    supervisor.stdin.end()
    return ended
  }
  // The other end of the pipe may have closed already.
  supervisor.stdin.on('error', () => undefined)

  return new Promise((resolve, reject) => {
    const pids: number[] = []
    const found: string[] = []
    const lines: string[] = []
    const fail = (reason: string) => {
      clearTimeout(timer)
      void stop()
      reject(new Error(`A local chain did not start: ${reason}${lines.map((line) => `\n  ${line}`).join('')}`))
    }
    const timer = setTimeout(() => fail(`nothing was heard for ${timeoutMs} ms`), timeoutMs)
    supervisor.once('error', (error) => fail(error.message))
    supervisor.once('close', () => fail('the supervisor ended'))

    const read = (message: SupervisorMessage) => {
      if (message.type === 'started') pids[message.index] = message.pid
      if (message.type === 'ended') fail(message.reason)
      if (message.type !== 'line') return
      lines.push(message.line)
      const value = match(message.line)
      if (value !== undefined) found[message.index] = value
      if (programs.some((_, index) => found[index] === undefined)) return
      clearTimeout(timer)
      resolve({ pids, found, stop, unref: () => unref(supervisor) })
    }
    let rest = ''
    supervisor.stdout.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) read(JSON.parse(part))
    })
  })
}

function unref(child: ReturnType<typeof spawn>): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout])
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
}
