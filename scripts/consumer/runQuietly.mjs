import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { toolEnvironment } from './toolEnvironment.mjs'

/**
 * Runs a program and resolves to its output, without colors. Rejects with that output, also in the error's `output`
 * beside the exit `code`, when the program fails. `onOutput` gets each part of the output as it arrives.
 */
export function runQuietly(program, args, cwd, env = process.env, onOutput = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data
        onOutput(stripVTControlCharacters(String(data)))
      })
    child.on('error', reject)
    child.on('close', (code) => {
      const text = stripVTControlCharacters(output)
      if (code === 0) resolve(text)
      else {
        const message = `${program} ${args.join(' ')} in ${cwd} failed with ${code}:\n${text}`
        reject(Object.assign(new Error(message), { code, output: text }))
      }
    })
  })
}
