import { spawn } from 'node:child_process'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'

/** How long to wait for output after the end of the program, in ms. */
const lateMs = 5_000

/**
 * Runs a program, forwards its output to `output`, and resolves with its exit code and the last lines of both streams.
 * A program that cannot be started has the code 1. A program that still runs when this process ends is stopped.
 */
export async function runTeed([program, ...args], { lines = 12, output = process, ...options }) {
  const last = []
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  const rests = [keep(child.stdout, output.stdout), keep(child.stderr, output.stderr)]

  /** Forwards output and keeps its last lines. Returns the incomplete last line. */
  function keep(from, to) {
    let rest = ''
    from.setEncoding('utf8').on('data', (text) => {
      to.write(text)
      const [unfinished, ...whole] = `${rest}${text}`.split('\n').reverse()
      rest = unfinished
      last.push(...whole.reverse())
      last.splice(0, last.length - lines)
    })
    return () => rest
  }

  const exitCode = await new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
    // Remaining child processes may keep its streams open forever.
    child.on('exit', (code) => setTimeout(resolve, lateMs, code ?? 1).unref())
    child.on('error', (error) => {
      last.push(error.message)
      resolve(1)
    })
  })
  process.off('exit', stop)
  for (const stream of [child.stdout, child.stderr]) stream.destroy()
  const said = [...last, ...rests.map((read) => read())]
    .map((line) => stripVTControlCharacters(line).trimEnd())
    .filter(Boolean)
  return { exitCode, lastLines: said.slice(-lines) }
}
