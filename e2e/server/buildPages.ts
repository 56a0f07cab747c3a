import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'

const root = path.resolve(import.meta.dirname, '../pages')

/** Pages with the development build of React, which mounts every component twice under StrictMode. */
const strictPages = ['strict']

/** The server replaces this placeholder with a new nonce. */
export const noncePlaceholder = 'NONCE_OF_THIS_ANSWER'

/** The source files of each built file, by path. */
export type BuiltFiles = Readonly<Record<string, readonly string[]>>

/** Builds every page from the sources of the packages, as an app's production build would. */
export async function buildPages(outDir: string): Promise<BuiltFiles> {
  const names = readdirSync(root).filter((name) => name !== 'shared')
  const most = names.filter((name) => !strictPages.includes(name))
  return {
    ...(await buildSome(most, 'production', outDir)),
    ...(await buildSome(strictPages, 'development', outDir)),
  }
}

async function buildSome(
  names: readonly string[],
  mode: 'production' | 'development',
  outDir: string,
): Promise<BuiltFiles> {
  const built = await build({
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
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return Object.fromEntries(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds]] : [])),
  )
}
