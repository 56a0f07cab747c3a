import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Starts the server of a Next app, `start` for its build or `dev`, on a free port; resolves when it answers. */
export async function startNext(folder, command) {
  const next = path.join(folder, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, command, '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // Next starts processes of its own: all of its group go.
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const url = await new Promise((resolve, reject) => {
    const read = (data) => {
      output += data
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port && /Ready/.test(output)) resolve(`http://127.0.0.1:${port}/`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`next ${command} ended:\n${output}`)))
    setTimeout(() => reject(new Error(`next ${command} did not start:\n${output}`)), 60_000).unref()
  }).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, stop, output: () => output }
}
