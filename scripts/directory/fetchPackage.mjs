import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the folder of an npm package at an exact version, unpacked without installing it: none of its code or scripts runs, and its
 * dependencies are not downloaded. npm checks the tarball against the registry's integrity hash.
 */
export function fetchPackage(name, version, folder) {
  const target = path.join(folder, name.replace(/\W+/g, '-'))
  mkdirSync(target, { recursive: true })
  const tarball = run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', target], folder).trim()
  run('tar', ['xzf', path.join(target, path.basename(tarball)), '-C', target], folder)
  const root = path.join(target, 'package')
  const found = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version
  if (found !== version) throw new Error(`${name} is ${found}, not ${version}.`)
  return root
}

function run(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
  return stdout
}
