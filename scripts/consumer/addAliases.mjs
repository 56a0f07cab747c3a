import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readProgram } from '../checks/snippets/readProgram.mjs'

const guide = path.resolve(import.meta.dirname, '../../docs/migrateFromAppKit.md')

/**
 * Replaces the packages of Reown AppKit in an app with `@latchkey/compat`, and adds the settings of
 * docs/migrateFromAppKit.md#keep-the-import-names. The app's code stays the same.
 */
export async function addAliases(folder) {
  const markdown = await readFile(guide, 'utf8')
  const manifest = await readJson(path.join(folder, 'package.json'))
  const others = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@reown/'))
  const dependencies = { ...Object.fromEntries(others), '@latchkey/compat': '*' }
  await writeJson(path.join(folder, 'package.json'), { ...manifest, dependencies })
  await addPaths(path.join(folder, 'tsconfig.json'), markdown)
  if (manifest.devDependencies?.vite) await addViteAlias(folder, markdown)
}

async function addPaths(file, markdown) {
  const tsconfig = await readJson(file)
  const { paths } = JSON.parse(/```json\n([^`]*"paths"[^`]*)```/.exec(markdown)[1]).compilerOptions
  await writeJson(file, { ...tsconfig, compilerOptions: { ...tsconfig.compilerOptions, paths } })
}

/** Saves the config of the guide. If the app has one itself, Vite merges both. */
async function addViteAlias(folder, markdown) {
  const { code } = readProgram(markdown).modules.find((module) => module.code.includes("from 'vite'"))
  const file = path.join(folder, 'vite.config.ts')
  if (!existsSync(file)) return writeFile(file, code)
  await rename(file, path.join(folder, 'vite.app.ts'))
  await writeFile(path.join(folder, 'vite.aliases.ts'), code)
  const lines = ["import app from './vite.app.ts'", "import aliases from './vite.aliases.ts'"]
  await writeFile(
    file,
    `import { mergeConfig } from 'vite'\n${lines.join('\n')}\nexport default mergeConfig(app, aliases)\n`,
  )
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}

function writeJson(file, value) {
  return writeFile(file, JSON.stringify(value, undefined, 2))
}
