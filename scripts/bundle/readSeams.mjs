import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const app = '\0app'
/** The imports of the smallest app, with every adapter. */
const appSource = `
export { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
export { createEip155Adapter } from '@latchkey/adapter-eip155'
export { createSolanaAdapter } from '@latchkey/adapter-solana'
export { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
export { createBip122Adapter } from '@latchkey/adapter-bip122'
`

/** The modules with which each seam begins, in the order in which a visitor needs the seams (docs/architecture.md). */
const seams = [
  ['start', [/^\0app$/]],
  [
    'modal',
    [
      /\/instance\/loadedCore\.ts$/,
      /\/adapters\/\w+\/src\/discovery\/createDiscovery\.ts$/,
      /\/ui\/src\/exports\/index\.ts$/,
    ],
  ],
  ['directory', [/\/createDirectoryReader\.ts$/, /\/api-client\/src\/exports\/bundled\.ts$/]],
  ['session', [/\/adapters\/\w+\/src\/session\/connect\.ts$/, /\/connectingViews\.ts$/]],
  ['walletConnect', [/\/createWalletConnectEntry\.ts$/, /\/walletconnect\/src\/exports\/\w+\.ts$/]],
]

/**
 * Returns the seam of each source module: the first one that needs it. Modules of features, which load later, have
 * none. Bundles the sources of all packages, because what a seam needs of a package depends on the packages that import
 * it.
 */
export async function readSeams() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['@latchkey/source'] },
    plugins: [
      { name: 'app', enforce: 'pre', resolveId: resolveFromTests, load: (id) => (id === app ? appSource : undefined) },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: app, preserveEntrySignatures: 'strict', external: isLibrary },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const seamOf = new Map()
  for (const [seam, patterns] of seams) {
    const entries = patterns.flatMap((pattern) => findEntries(chunks, pattern))
    for (const chunk of withImports(entries, chunks)) {
      for (const id of chunk.moduleIds) if (!seamOf.has(id)) seamOf.set(id, seam)
    }
  }
  return seamOf
}

/** Throws if nothing matches: a renamed entry would silently move its code to another seam. */
function findEntries(chunks, pattern) {
  const entries = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId && pattern.test(facadeModuleId))
  if (entries.length === 0)
    throw new Error(`No entry matches ${pattern}. Update the seams in scripts/bundle/readSeams.mjs.`)
  return entries
}

/** Resolves imports from the end-to-end tests, which have them installed. */
function resolveFromTests(id, importer) {
  if (id === app) return app
  return importer === app ? this.resolve(id, path.join(root, 'e2e/package.json'), { skipSelf: true }) : undefined
}

function isLibrary(id) {
  return /^[@\w]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@latchkey/')
}

function withImports(entries, chunks) {
  const found = new Set(entries)
  for (const { imports } of found) for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name))
  return found
}
