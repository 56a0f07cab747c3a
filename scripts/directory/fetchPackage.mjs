import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the folder of an npm package, unpacked without installing it: none of its code or scripts runs, and its
 * dependencies are not downloaded. `pin` has the exact version and the hash of the tarball; throws if the registry
 * sends another one.
 */
export function fetchPackage(name, pin, folder) {
  const target = path.join(folder, name.replace(/\W+/g, '-'))
  mkdirSync(target, { recursive: true })
  const flags = ['--silent', '--pack-destination', target]
  const tarball = run('npm', ['pack', `${name}@${pin.version}`, ...flags], folder).trim()
  return unpackTarball(path.join(target, path.basename(tarball)), pin.integrity, target)
}

/**
 * Unpacks the tarball of an npm package into a folder and returns the package's folder. Throws, and unpacks nothing, if
 * the hash differs.
 */
export function unpackTarball(tarball, integrity, folder) {
  const hash = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (hash !== integrity) throw new Error(`${path.basename(tarball)} has the hash ${hash}, which is not pinned.`)
  run('tar', ['xzf', tarball, '-C', folder], folder)
  return path.join(folder, 'package')
}

function run(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
  return stdout
}
