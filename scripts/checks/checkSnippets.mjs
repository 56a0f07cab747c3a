// Fails when the TypeScript blocks of a document do not compile against the packages' sources. The blocks of a document
// are the modules of one program: a block whose first line names a file, such as `// src/wallet.ts`, can be imported by
// the others. `./wallet` without such a block is the module of the quick start, to which the document then links.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProgram } from './snippets/readProgram.mjs'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const documents = [
  '*.md',
  'docs/*.md',
  'packages/*/README.md',
  'packages/adapters/*/README.md',
  '{apps,examples}/*/README.md',
]
// Below e2e, where React, ethers and Playwright are installed side by side.
const work = path.join(root, 'e2e/node_modules/.cache/snippets')

rmSync(work, { recursive: true, force: true })
mkdirSync(work, { recursive: true })
const read = (document) => readFileSync(path.join(root, document), 'utf8')
const quickStart = readProgram(read('docs/quickStart.md'))
const origins = new Map()
const faults = []
for (const document of globSync(documents, { cwd: root })) {
  const program = readProgram(read(document), quickStart)
  faults.push(...program.faults.map((fault) => `${document}: ${fault}`))
  for (const { file, line, code } of program.modules) {
    const place = path.join(document.replaceAll(/[^a-z0-9]+/gi, '-'), file)
    mkdirSync(path.dirname(path.join(work, place)), { recursive: true })
    writeFileSync(path.join(work, place), code)
    origins.set(place, { document, line })
  }
}
// The repository does not install Next. The consumer matrix compiles the samples with its types.
writeFileSync(
  path.join(work, 'next.d.ts'),
  [
    "declare module 'next/headers' {\n  export function headers(): Promise<Headers>\n}\n",
    "declare module 'next/navigation' {\n  export const redirect: (path: string) => never\n}\n",
    "declare module 'next/server' {\n  export function connection(): Promise<void>\n}\n",
  ].join(''),
)
writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(configuration(), undefined, 2))

const compiler = path.join(root, 'node_modules/.bin/tsc')
const { status, stdout, error } = spawnSync(compiler, ['-p', work, '--pretty', 'false'], {
  cwd: work,
  encoding: 'utf8',
})
if (error) throw error
for (const message of [...faults, ...stdout.split('\n').filter(Boolean).map(nameOrigin)]) console.error(message)
if (status !== 0 || faults.length > 0) process.exit(1)
console.log(`${origins.size} snippets compile.`)

function configuration() {
  return {
    extends: path.join(root, 'tsconfig.app.base.json'),
    compilerOptions: {
      rootDir: root,
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      paths: sourcePaths(),
    },
    // The sources of ui import style sheets.
    include: [path.join(root, 'packages/ui/src/css.d.ts')],
    files: ['next.d.ts', ...origins.keys()],
  }
}

/** Every entry of every package, and the optional libraries of adapters, which only those packages have installed. */
function sourcePaths() {
  const paths = {}
  for (const manifest of globSync(['packages/*/package.json', 'packages/adapters/*/package.json'], { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8'))
    for (const [entry, conditions] of Object.entries(exports))
      paths[path.posix.join(name, entry)] = [path.join(root, path.dirname(manifest), conditions['@latchkey/source'])]
  }
  const sdks = path.join(root, 'packages/adapters/eip155/node_modules')
  for (const scope of ['@coinbase', '@base-org', '@farcaster', '@safe-global', '@wagmi'])
    if (existsSync(path.join(sdks, scope))) paths[`${scope}/*`] = [path.join(sdks, scope, '*')]
  // The library of a chain is installed beside its adapter.
  paths['@solana/*'] = [path.join(root, 'packages/adapters/solana/node_modules/@solana/*')]
  // Each framework is installed beside the example that uses it.
  const example = path.join(root, 'examples/sign-in-server/node_modules')
  for (const name of ['hono', '@hono/*', '@auth/*']) paths[name] = [path.join(example, name)]
  paths.express = [path.join(example, '@types/express')]
  return paths
}

/** `docs-hooks-md/src/line52.tsx(3,7): error …` → `docs/hooks.md:54: error …` */
function nameOrigin(message) {
  const [, file, line, rest] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(message) ?? []
  const origin = origins.get(file)
  return origin ? `${origin.document}:${origin.line + Number(line) - 1}: ${rest}` : message
}
