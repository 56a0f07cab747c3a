// Writes every chain of viem as plain data to packages/appkit/src/networks/generated, one file for each first letter.
// Run by hand after a change of the viem version: `node scripts/networks/generateNetworks.mjs`.
// With --check it writes nothing and fails when the files differ from what it would write.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { printObject } from './printObject.mjs'
import { toNetwork } from './toNetwork.mjs'

const packageFile = fileURLToPath(new URL('../../packages/appkit/package.json', import.meta.url))
const folder = new URL('../../packages/appkit/src/networks/generated/', import.meta.url)
const requireFromAppKit = createRequire(packageFile)
const { version } = requireFromAppKit('viem/package.json')

const pictures = new URL('../../apps/services/data/generated/images/asset/', import.meta.url)
const hasPicture = (id) => existsSync(new URL(`${id}.webp`, pictures))

const files = renderFiles(requireFromAppKit('viem/chains'))
if (process.argv.includes('--check')) check(files)
else write(files)

/**
 * The files by name. `src/exports/networks.ts` lists them, and its test fails if one is missing. A second name of a
 * chain (zkSync, zksync) refers to the first one.
 */
function renderFiles(chains) {
  const names = Object.keys(chains).sort(compare)
  // Some test networks use the id of a main network, whose picture does not apply.
  const mainIds = new Set(names.flatMap((name) => (chains[name].testnet ? [] : chains[name].id)))
  const hasOwnPicture = (chain) => (id) => !(chain.testnet && mainIds.has(chain.id)) && hasPicture(id)
  const fileOf = (name) => `${name[0].toLowerCase()}.ts`
  const firstNames = new Map()
  const statements = new Map()
  for (const name of names) {
    const twin = firstNames.get(chains[name])
    if (!twin) firstNames.set(chains[name], name)
    const value =
      twin && fileOf(twin) === fileOf(name) ? twin : printObject(toNetwork(chains[name], hasOwnPicture(chains[name])))
    const list = statements.get(fileOf(name)) ?? []
    statements.set(fileOf(name), [...list, `export const ${name}: EvmNetwork = ${value}`])
  }
  const heading = [
    `// Generated from viem ${version} by scripts/networks/generateNetworks.mjs. Do not edit.`,
    "import type { EvmNetwork } from '@latchkey/common'",
  ].join('\n')
  return new Map([...statements].map(([file, list]) => [file, `${[heading, ...list].join('\n\n')}\n`]))
}

function write(files) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of files) writeFileSync(new URL(file, folder), content)
  console.log(`Wrote ${files.size} files from viem ${version}.`)
}

function check(files) {
  const found = readdirSync(folder)
  const isRight = ([file, content]) => found.includes(file) && readFileSync(new URL(file, folder), 'utf8') === content
  const wrong = [...files].filter((file) => !isRight(file)).map(([file]) => file)
  const left = found.filter((file) => !files.has(file))
  if (wrong.length + left.length === 0) return console.log(`The networks are those of viem ${version}.`)
  console.error(`Not what viem ${version} gives: ${[...wrong, ...left].join(', ')}.`)
  console.error('Run `node scripts/networks/generateNetworks.mjs`.')
  process.exitCode = 1
}

// By code unit: the order must not depend on the language of the machine.
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}
