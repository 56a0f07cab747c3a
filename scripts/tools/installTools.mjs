import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findUnverified } from './findUnverified.mjs'

/**
 * Installs the pinned packages into `folder`, unless its stamp matches. No code of a package runs before its hash is
 * verified. Throws if a hash differs or npm fails.
 */
export function installTools(folder, pins) {
  const stamp = path.join(folder, 'stamp')
  const wanted = `${JSON.stringify(pins, null, 2)}\n`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Install beside the folder first, so that the folder is replaced atomically.
  const next = `${folder}.next`
  const old = `${folder}.old`
  for (const each of [next, old]) rmSync(each, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  try {
    writeFileSync(path.join(next, 'package.json'), '{ "private": true }\n')
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
    // npm brings @pnpm/exe as an optional dependency of pnpm.
    const direct = Object.keys(pins).filter((name) => !name.startsWith('@pnpm/exe.'))
    run('npm', ['install', '--prefix', next, ...flags, ...direct])
    const lock = JSON.parse(readFileSync(path.join(next, 'node_modules/.package-lock.json'), 'utf8'))
    const faults = findUnverified(lock, pins)
    if (faults.length > 0) {
      throw new Error(
        `The tools are not those of scripts/tools/toolPins.mjs, and none was run:\n  ${faults.join('\n  ')}`,
      )
    }
    // Runs pnpm's install script, which was skipped: it installs the native program.
    run(process.execPath, [path.join(next, 'node_modules/pnpm/install.js')])
    writeFileSync(path.join(next, 'stamp'), wanted)
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
    rmSync(old, { recursive: true, force: true })
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
}

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) throw error
  if (status !== 0) throw new Error(`${path.basename(program)} ended with ${status}.`)
}
