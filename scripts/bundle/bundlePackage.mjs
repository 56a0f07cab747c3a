// Runs after `tsc -b`, in a package's folder: `node ../../scripts/bundle/bundlePackage.mjs`. Writes dist/bundle: one
// file per entry of the package, and one for each seam, so that apps load few files with every bundler. Imports of
// other packages stay.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { esbuildTargets } from '../checks/browserSupport/baseline.mjs'
import { readSeams } from './readSeams.mjs'

const folder = process.cwd()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(manifest.exports).flatMap((entry) => entry['@latchkey/source'] ?? [])
const seamOf = await readSeams()
const seams = [...new Set(seamOf.values())]

rmSync('dist/bundle', { recursive: true, force: true })
await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: 'dist/bundle',
    minify: false,
    cssMinify: 'esbuild',
    cssTarget: esbuildTargets,
    sourcemap: true,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: false,
    lib: {
      entry: Object.fromEntries(
        entries.map((entry) => [path.basename(entry).replace(/\.tsx?$/, ''), path.resolve(entry)]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => /^[@\w]/.test(id) && !path.isAbsolute(id),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          groups: seams.map((seam, index) => ({
            name: `${seam}Seam`,
            test: (id) => seamOf.get(id) === seam,
            priority: seams.length - index,
          })),
        },
        comments: { annotation: true, jsdoc: false, legal: true },
      },
      // Comments with module paths would differ between machines.
      experimental: { attachDebugInfo: 'none' },
    },
  },
})
