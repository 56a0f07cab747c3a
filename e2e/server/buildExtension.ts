import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { build, defaultClientConditions } from 'vite'

const root = path.resolve(import.meta.dirname, '../extension')

/** Builds the wallet extension of the tests into a folder that Chromium loads unpacked. */
export async function buildExtension(outDir: string): Promise<void> {
  for (const name of ['worker', 'relay', 'provider']) {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: {
          entry: path.join(root, `${name}.ts`),
          formats: ['iife'],
          name,
          fileName: () => `${name}.js`,
        },
      },
    })
  }
  copyFileSync(path.join(root, 'manifest.json'), path.join(outDir, 'manifest.json'))
}
