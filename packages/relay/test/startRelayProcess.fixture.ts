import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname

/** Starts `relayProcess.fixture.ts` and returns its address and a function that kills it. */
export async function startRelayProcess(natsUrl: string) {
  // In the folder of the package, so that Node finds its dependencies.
  const outfile = path.join(folder, '../node_modules/.cache/relayProcess.mjs')
  await mkdir(path.dirname(outfile), { recursive: true })
  await build({
    entryPoints: [path.join(folder, 'relayProcess.fixture.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  const child = spawn(process.execPath, [outfile], {
    env: { ...process.env, NATS_URL: natsUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `ws://127.0.0.1:${String(port).trim()}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
