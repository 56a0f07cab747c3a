import { spawn } from 'node:child_process'

/** Runs a program and resolves to what it printed; rejects with all of that when it fails. */
export function runQuietly(program, args, cwd, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: {
        ...env,
        npm_config_nodedir: undefined,
        NEXT_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ${args.join(' ')} in ${cwd} failed with ${code}:\n${output}`))
    })
  })
}
