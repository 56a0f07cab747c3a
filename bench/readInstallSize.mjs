import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from '../scripts/consumer/runQuietly.mjs'

/** Returns the number of packages that are installed in an app, the sizes by package, and their sum, in bytes. */
export async function readInstallSize(folder) {
  const packages = (await runQuietly('npm', ['ls', '--all', '--parseable'], folder)).trim().split('\n').length - 1
  const sizes = await readSizes(path.join(folder, 'node_modules'))
  return { packages, sizes, bytes: Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0) }
}

/** Total size of the packages in a folder of modules, including nested ones, in bytes. */
async function readSizes(modules) {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'))
  const nested = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(path.join(modules, name))).map((inner) => `${name}/${inner}`) : [name],
  )
  const all = (await Promise.all(nested)).flat()
  return Object.fromEntries(await Promise.all(all.map(async (name) => [name, await sizeOf(path.join(modules, name))])))
}

async function sizeOf(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
