// What an adapter adds to a page, step by step, as a production build of Vite makes it: `node
// scripts/size/measureAdapter.mjs eip155`. @latchkey/common counts as present, because the core needs it; the second
// table has the size of both together.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The modules that each adapter loads on demand, in the order a visit needs them. */
const stepsOf = {
  eip155: ['createDiscovery', 'connect', 'switchNetwork', 'actions'],
  solana: ['createDiscovery', 'connect', 'actions', 'createChainClient'],
  polkadot: ['createDiscovery', 'connect', 'actions'],
  bip122: ['createDiscovery', 'connect', 'actions', 'composeTransfer'],
}

const [namespace] = process.argv.slice(2)
const steps = stepsOf[namespace]
if (!steps) throw new Error(`Which adapter? One of ${Object.keys(stepsOf).join(', ')}.`)
const folder = path.resolve(import.meta.dirname, '../../packages/adapters', namespace)
const code = `export * from '@latchkey/adapter-${namespace}'`
const entries = [
  { title: 'before any click, without common', code, external: [/^@latchkey\/common/] },
  { title: 'before any click, with what it uses of common', code, external: [] },
]
if (namespace === 'eip155')
  entries.push(
    {
      title: '/ethers without ethers',
      code: `export * from '@latchkey/adapter-eip155/ethers'`,
      external: [/^@latchkey\/common/, /^ethers/],
    },
    {
      title: '/viem without viem',
      code: `export * from '@latchkey/adapter-eip155/viem'`,
      external: [/^@latchkey\/common/, /^viem/],
    },
    {
      title: '/wagmi without wagmi and viem, with the adapter',
      code: `export * from '@latchkey/adapter-eip155/wagmi'`,
      external: [/^@latchkey\/common/, /^wagmi/, /^viem/],
    },
  )
const work = path.join(folder, '.measure')
mkdirSync(work, { recursive: true })
try {
  for (const entry of entries) await report(entry)
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function report({ title, code, external }) {
  const entry = path.join(work, 'entry.js')
  writeFileSync(entry, code)
  const result = await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  })
  const chunks = [result].flat().flatMap(({ output }) => output)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  console.log(`\n${title}`)
  const first = chunks.find(({ isEntry }) => isEntry)
  const loaded = new Set(closure(first, byName))
  console.log(line('  start', [...loaded], byName))
  const lazy = chunks.filter((chunk) => chunk.isDynamicEntry)
  for (const name of steps) {
    const chunk = lazy.find(({ facadeModuleId }) => path.basename(facadeModuleId ?? '', '.ts') === name)
    if (chunk) console.log(line(`  + ${name}`, add(chunk, loaded, byName), byName))
  }
  for (const chunk of lazy) {
    const fresh = closure(chunk, byName).filter((name) => !loaded.has(name))
    if (fresh.length > 0)
      console.log(
        line(`  ${path.basename(chunk.facadeModuleId ?? chunk.fileName, '.ts')} alone, after those`, fresh, byName),
      )
  }
}

function add(chunk, loaded, byName) {
  const fresh = closure(chunk, byName).filter((name) => !loaded.has(name))
  for (const name of fresh) loaded.add(name)
  return fresh
}

function closure(chunk, byName, seen = new Set()) {
  if (!chunk || seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  return [chunk.fileName, ...(chunk.imports ?? []).flatMap((name) => closure(byName.get(name), byName, seen))]
}

function line(title, names, byName) {
  const bytes = names.reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '').length, 0)
  return `${title.padEnd(48)} ${(bytes / 1000).toFixed(2).padStart(7)} kB gzip in ${names.length} file(s)`
}
