import { dirname, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The script for the page, which defines `latchkeyTestScript` with its two functions. */
export async function bundleInPage(): Promise<string> {
  const here = fileURLToPath(import.meta.url)
  const extension = extname(here)
  const files = ['startInPage', 'countInPage'].map((name) => `export * from './inPage/${name}${extension}'`)
  const result = await build({
    stdin: { contents: files.join('\n'), resolveDir: dirname(here), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'latchkeyTestScript',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    // Run from source, the packages of the workspace need not be built.
    conditions: extension === '.ts' ? ['@latchkey/source'] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('The wallet script is empty')
  return file.text
}
