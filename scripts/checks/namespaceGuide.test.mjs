import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Below e2e, where React and valtio are installed. */
const work = join(root, 'e2e/node_modules/.cache/namespaceGuide')
const packages = ['common', 'api-client', 'walletconnect', 'core', 'ui', 'appkit']
/** Libraries that are installed elsewhere, by folder. */
const libraries = {
  'api-client': ['zod'],
  walletconnect: ['@noble', '@scure', '@walletconnect', 'events'],
  ui: ['uqr'],
}

/** Returns the files that a table of the guide lists, by the index of the table. */
function filesOfTable(index) {
  const guide = readFileSync(join(root, 'docs/addANamespace.md'), 'utf8')
  const tables = guide.match(/(?:^\|.*\|\n)+/gm) ?? []
  return [...(tables[index] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file)
}

test('the guide "add a namespace" names the files that the compiler asks for', () => {
  const [chainNamespace, actions, ...more] = filesOfTable(0)
  expect(more).toEqual([])
  onTestFinished(() => rmSync(work, { recursive: true, force: true }))
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  for (const name of packages)
    cpSync(join(root, `packages/${name}/src`), join(work, `packages/${name}/src`), { recursive: true })

  // Step 1 of the guide.
  replace(chainNamespace, /(chainNamespaces = \[[^\]]*)\]/, "$1, 'toy']")
  replace(
    actions,
    /(ActionsByNamespace = \{)/,
    '$1\n  readonly toy: { signMessage?(parameters: { readonly message: string }): Promise<string> }',
  )
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(configuration()))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', work, '--pretty', 'false'], {
    cwd: work,
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter((line) => /^packages\/.*error/.test(line))
  expect([...new Set(lines.map(fileToChange))].sort()).toEqual(filesOfTable(1).sort())
}, 60_000)

/** Returns the file of an error: where it is reported, or the table without the namespace. */
function fileToChange(line) {
  const table = /cannot be used to index type '(\w+)'/.exec(line)?.[1]
  if (!table) return line.slice(0, line.indexOf('('))
  const declares = new RegExp(`export type ${table} =`)
  return globSync('packages/*/src/**/*.ts', { cwd: work }).find((file) =>
    declares.test(readFileSync(join(work, file), 'utf8')),
  )
}

function replace(file, pattern, by) {
  const path = join(work, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(pattern, by)
  expect(changed, `${file} is not as the guide says`).not.toBe(text)
  writeFileSync(path, changed)
}

function configuration() {
  const sources = packages.map((name) => [`@latchkey/${name}`, [`./packages/${name}/src/exports/index.ts`]])
  const deeper = packages.map((name) => [`@latchkey/${name}/*`, [`./packages/${name}/src/exports/*`]])
  const elsewhere = Object.entries(libraries).flatMap(([owner, names]) =>
    names.flatMap((name) => {
      const place = join(root, `packages/${owner}/node_modules/${name}`)
      return [
        [name, [place]],
        [`${name}/*`, [`${place}/*`]],
      ]
    }),
  )
  return {
    extends: join(root, 'tsconfig.app.base.json'),
    compilerOptions: {
      rootDir: root,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      paths: Object.fromEntries([...sources, ...deeper, ...elsewhere]),
    },
    include: ['packages/*/src'],
    exclude: ['**/*.test.*', '**/*.test-d.*', '**/*.fixture.*'],
  }
}
