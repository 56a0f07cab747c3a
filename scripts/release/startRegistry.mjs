import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { findFreePort } from '../ports/findFreePort.mjs'

const { resolve } = createRequire(import.meta.url)
const verdaccio = path.join(path.dirname(resolve('verdaccio/package.json')), 'bin/verdaccio')

/** Time for the registry to end by itself, in ms. */
const stopMs = 10_000

/** Starts a local registry that stores published packages in `folder` and fetches all others from `upstream`. */
export async function startRegistry(folder, upstream) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}/`
  const config = path.join(folder, 'verdaccio.json')
  await writeFile(
    config,
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      uplinks: { upstream: { url: upstream, maxage: '10m', timeout: '60s' } },
      packages: {
        '@latchkey/*': { access: '$all', publish: '$all', unpublish: '$all' },
        '**': { access: '$all', proxy: 'upstream' },
      },
      middlewares: {},
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
      max_body_size: '20mb',
    }),
  )
  const child = spawn(process.execPath, [verdaccio, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    const kill = setTimeout(() => child.kill('SIGKILL'), stopMs)
    await ended
    clearTimeout(kill)
  }
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, stop, output: () => output }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const reason = child.exitCode === null ? 'timed out after 30 s' : `ended with ${child.exitCode}`
  await stop()
  // The reason is last, because only the last lines of a failure are shown.
  throw new Error(`${output}\nStarting the registry ${reason}.`)
}
