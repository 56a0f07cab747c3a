import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { findFreePort } from '../ports/findFreePort.mjs'
import { toolEnvironment } from './toolEnvironment.mjs'

/** Time for a server to end by itself, in ms. */
const stopMs = 10_000

/** Starts a command of an app on a free port, passed as `{port}`. Resolves once it responds. */
export async function startServer(folder, command) {
  const port = await findFreePort()
  const [program, ...args] = command.replaceAll('{port}', String(port)).split(' ')
  const isWindows = process.platform === 'win32'
  const child = spawn('npx', ['--no-install', program, ...args], {
    cwd: folder,
    env: { ...toolEnvironment(), NODE_ENV: undefined, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    // Tools start further processes, so the whole group is stopped.
    const send = (signal) => (isWindows ? child.kill(signal) : process.kill(-child.pid, signal))
    send('SIGTERM')
    const kill = setTimeout(send, stopMs, 'SIGKILL')
    await ended
    clearTimeout(kill)
  }
  const url = `http://localhost:${port}/`
  const until = performance.now() + 90_000
  while (!(await answers(url))) {
    if (!hasEnded() && performance.now() < until) await sleep(200)
    else {
      const reason = hasEnded() ? `ended with ${child.exitCode ?? child.signalCode}` : 'timed out after 90 s'
      await stop()
      // The reason is last, because only the last lines of a failure are shown.
      throw new Error(`${command} did not start:\n${output}\n${command} ${reason}`)
    }
  }
  return { url, stop, output: () => stripVTControlCharacters(output) }
}

async function answers(url) {
  const response = await fetch(url).catch(() => undefined)
  await response?.text()
  return response?.ok === true
}
