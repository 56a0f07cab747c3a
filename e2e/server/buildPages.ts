import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'

const root = path.resolve(import.meta.dirname, '../pages')

/** Pages whose React is the development build, which mounts every component twice under StrictMode. */
const strictPages = ['strict']

/** What the server puts a fresh nonce in place of. */
export const noncePlaceholder = 'NONCE_OF_THIS_ANSWER'

/** Builds every page from the sources of the packages, as an app's production build would. */
export async function buildPages(outDir: string): Promise<void> {
  const names = readdirSync(root).filter((name) => name !== 'shared')
  await buildSome(
    names.filter((name) => !strictPages.includes(name)),
    'production',
    outDir,
  )
  await buildSome(strictPages, 'development', outDir)
}

async function buildSome(names: readonly string[], mode: 'production' | 'development', outDir: string): Promise<void> {
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    html: { cspNonce: noncePlaceholder },
    build: {
      outDir,
      assetsDir: `assets-${mode}`,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: names.map((name) => path.join(root, name, 'index.html')) },
    },
  })
}
