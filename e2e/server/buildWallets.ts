import path from 'node:path'
import { build, defaultClientConditions } from 'vite'

/** Builds the script that adds test wallets to a page before the page's scripts run. */
export async function buildWallets(outDir: string): Promise<void> {
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
        entry: path.resolve(import.meta.dirname, '../wallet/injectWallets.ts'),
        formats: ['iife'],
        name: 'testWallets',
        fileName: () => 'wallets.js',
      },
    },
  })
}
