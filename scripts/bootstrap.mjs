// Sets a fresh machine up and runs one pnpm command with it: `node scripts/bootstrap.mjs run test:all`.
// Needs only Node (18 or newer) and npm. On Linux it brings its own pnpm and its own Node, verified by the hashes of
// scripts/tools/toolPins.mjs, in `.tools/`, because the tools need a newer Node than many machines have. On other
// platforms, for which no hashes are pinned, it uses the Node and the pnpm of the machine.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installTools } from './tools/installTools.mjs'
import { nodeVersion, pnpmVersion, toolPins } from './tools/toolPins.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const platform = `${process.platform}-${process.arch}`
const pins = toolPins[platform]
const env = pins ? bringTools(pins) : takeOwnTools()

const isFirst = !existsSync(path.join(root, 'node_modules'))
const lockFlags = existsSync(path.join(root, 'pnpm-lock.yaml')) ? ['--frozen-lockfile'] : []
// Prints progress during the first installation, which takes a while; later only problems.
run('pnpm', ['install', ...lockFlags, ...(isFirst ? [] : ['--loglevel=warn'])], env)
const command = process.argv.slice(2)
if (command.length > 0) runUntilDone('pnpm', command, env)

/** Returns the environment with the pinned tools first in the path. */
function bringTools(pins) {
  const tools = path.join(root, '.tools')
  try {
    installTools(tools, pins)
  } catch (error) {
    fail(error.message)
  }
  const nodeHome = path.join(tools, 'node_modules', `node-${platform}`)
  const bins = [path.join(nodeHome, 'bin'), path.join(tools, 'node_modules', '.bin')]
  return {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    npm_config_nodedir: nodeHome,
    TURBO_TELEMETRY_DISABLED: '1',
  }
}

function takeOwnTools() {
  const { stdout } = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    cwd: root,
    shell: process.platform === 'win32',
  })
  const [major] = nodeVersion.split('.')
  if (process.versions.node.split('.')[0] !== major || stdout?.trim() !== pnpmVersion) {
    fail(`No tools are pinned for ${platform}. Install Node ${major} and pnpm ${pnpmVersion}, then run this again.`)
  }
  return { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function run(program, args, environment = process.env) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

// Ctrl-C reaches the whole process group. This process waits, so that the command can stop what it started.
function runUntilDone(program, args, environment) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // npm's shell can end without forwarding a signal; no process may keep running then.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 1_000)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)))
}
