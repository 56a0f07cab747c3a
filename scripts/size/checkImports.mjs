import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// These packages have installed what the code imports.
const installed = ['bench', 'packages/adapters/eip155'].map((folder) =>
  path.resolve(import.meta.dirname, '../..', folder, 'package.json'),
)
const entry = '\0entry'

/**
 * Imports of apps without our button, with the limit of what they load at once, in kB gzip without React. With `over`,
 * only what they add to that code counts.
 */
const imports = [
  {
    title: 'hooks of an own wallet list',
    limit: 29,
    code: `
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import {
  createAppKit, useAppKitConnect, useAppKitPairing, useAppKitDirectory, useAppKitWallets,
} from '@latchkey/appkit/react'
createAppKit({ projectId: 'x', networks: [mainnet, base], adapters: [createEip155Adapter()] })
console.log(useAppKitConnect, useAppKitPairing, useAppKitDirectory, useAppKitWallets)`,
  },
  {
    title: '@latchkey/appkit/server',
    limit: 2,
    code: `export { readConnectionHint } from '@latchkey/appkit/server'`,
  },
  {
    title: 'AppKitError and isAppKitError',
    limit: 1,
    code: `export { AppKitError, isAppKitError } from '@latchkey/appkit'`,
  },
  {
    title: 'createWagmiAdapter, over wagmi',
    limit: 3,
    over: `
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit/react'
import { createConfig, createStorage, fallback, http } from 'wagmi'
export { createAppKit, createConfig, createEip155Adapter, createStorage, fallback, http }`,
    code: `
import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import { createAppKit } from '@latchkey/appkit/react'
import { fallback, http } from 'wagmi'
export { createAppKit, createWagmiAdapter, fallback, http }`,
  },
]

/** Measures what single imports add to an app at once. Resolves with the exceeded limits. */
export async function checkImports() {
  const failures = []
  console.log('\nImported alone, kB gzip without React')
  for (const { title, limit, code, over } of imports) {
    const size = ((await measure(code)) - (over ? await measure(over) : 0)) / 1000
    const verdict = size > limit ? 'TOO MUCH' : 'ok'
    console.log(`${title.padEnd(40)} ${size.toFixed(2).padStart(7)}  of ${String(limit).padStart(3)}  ${verdict}`)
    if (size > limit) failures.push(`${title}: ${size.toFixed(2)} kB, the limit is ${limit} kB.`)
  }
  return failures
}

/** Resolves with the gzip bytes of a module and its static imports in a production build. */
async function measure(code) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id === entry) return id
          if (importer !== entry) return undefined
          const found = await Promise.all(installed.map((from) => this.resolve(id, from, { skipSelf: true })))
          return found.find(Boolean)
        },
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  for (const { imports: names } of loaded) {
    for (const name of names) if (chunks.has(name)) loaded.add(chunks.get(name))
  }
  return [...loaded].reduce((bytes, chunk) => bytes + gzipSync(chunk.code, { level: 9 }).length, 0)
}
