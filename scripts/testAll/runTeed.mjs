import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * Runs a program whose output is seen as it comes, and resolves to its exit code and the last lines it wrote to either stream.
 * A program that cannot be started has the code 1.
 */
export async function runTeed([program, ...args], { lines = 12, ...options }) {
  const last = []
  let rest = ''
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const keep = (from, to) =>
    from.on('data', (chunk) => {
      to.write(chunk)
      const [unfinished, ...whole] = `${rest}${chunk}`.split('\n').reverse()
      rest = unfinished
      last.push(...whole.reverse())
      last.splice(0, last.length - lines)
    })
  keep(child.stdout, process.stdout)
  keep(child.stderr, process.stderr)
  const exitCode = await new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', (error) => {
      last.push(error.message)
      resolve(1)
    })
  })
  const said = [...last, rest].map((line) => stripVTControlCharacters(line).trimEnd()).filter(Boolean)
  return { exitCode, lastLines: said.slice(-lines) }
}
