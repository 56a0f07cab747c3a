// Runs in its own process: starts the programs in its first argument, and kills them when its standard input ends. The
// input is a pipe from the parent process, so the programs end with the parent, even if it is killed.
import { type ChildProcess, spawn } from 'node:child_process'

export type Program = { readonly command: string; readonly args: readonly string[] }

/** One line of the supervisor's output, as JSON. */
export type SupervisorMessage =
  | { readonly type: 'started'; readonly index: number; readonly pid: number }
  | { readonly type: 'line'; readonly index: number; readonly line: string }
  | { readonly type: 'ended'; readonly index: number; readonly reason: string }

const programs: readonly Program[] = JSON.parse(process.argv[2] ?? '[]')
const children: ChildProcess[] = []
let ending = false

function send(message: SupervisorMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

function end(): void {
  if (ending) return
  ending = true
  // A process paused by SIGSTOP does not handle SIGTERM.
  for (const child of children) child.kill('SIGKILL')
  process.exit(0)
}

function start({ command, args }: Program, index: number): void {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  child.once('spawn', () => send({ type: 'started', index, pid: child.pid ?? 0 }))
  child.once('error', (error) => send({ type: 'ended', index, reason: error.message }))
  child.once('exit', (code, signal) => send({ type: 'ended', index, reason: `exit ${code ?? signal}` }))
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (line.startsWith('Listening on') || line.startsWith('Error')) send({ type: 'line', index, line })
    })
  }
}

process.stdin.on('end', end).on('close', end).on('error', end).resume()
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
programs.forEach(start)
