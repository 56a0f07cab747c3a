// Sets a fresh machine up and runs one pnpm command with it: `node scripts/bootstrap.mjs run test:all`.
// Needs only Node (18 or newer) and npm. Brings its own pnpm and its own Node at the versions below, in `.tools/`,
// because the tools want a newer Node than the one many machines have.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const tools = path.join(root, '.tools')
const os = { linux: 'linux', darwin: 'darwin', win32: 'win' }[process.platform] ?? process.platform
const nodePackage = `node-${os}-${process.arch}`
const nodeHome = path.join(tools, 'node_modules', nodePackage)
const stamp = path.join(tools, 'stamp')
const wanted = `pnpm ${pnpmVersion}, ${nodePackage} ${nodeVersion}\n`

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  mkdirSync(tools, { recursive: true })
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true, "allowScripts": { "pnpm": true } }\n')
  run('npm', [
    'install',
    '--prefix',
    tools,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `pnpm@${pnpmVersion}`,
    `${nodePackage}@${nodeVersion}`,
  ])
  writeFileSync(stamp, wanted)
}

const env = {
  ...process.env,
  PATH: [path.join(nodeHome, 'bin'), path.join(tools, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  npm_config_nodedir: nodeHome,
  TURBO_TELEMETRY_DISABLED: '1',
}

run('pnpm', ['install', ...(existsSync(path.join(root, 'pnpm-lock.yaml')) ? ['--frozen-lockfile'] : [])], env)
const command = process.argv.slice(2)
if (command.length > 0) runUntilDone('pnpm', command, env)

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

// Ctrl-C reaches the whole process group; this process waits, so that the command can end what it started.
function runUntilDone(program, args, environment) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // npm's shell can end without passing a signal on; nothing may be left behind then.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 1_000)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)))
}
