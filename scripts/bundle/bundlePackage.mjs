// Runs after `tsc -b`, in a package's folder: `node ../../scripts/bundle/bundlePackage.mjs`. Writes dist/bundle: one file per entry of the
// package, and one for each seam, so that apps load few files with every bundler. Imports of other packages stay.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { readSeams } from './readSeams.mjs'

const folder = process.cwd()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(manifest.exports).flatMap((entry) => entry['@latchkey/source'] ?? [])
const seamOf = await readSeams()
const seams = [...new Set(seamOf.values())]

rmSync('dist/bundle', { recursive: true, force: true })
const [{ output }] = await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: 'dist/bundle',
    minify: false,
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

// Vite 5 keeps only the names that it finds in `const { name } = await import(…)`, also if a `.then` follows that selects others.
const misread = /\b(?:const|let|var)\s*\{[^{}.=]+\}\s*=\s*await\s+import\([^)]+\)\s*\.then/
for (const { fileName, code = '' } of output)
  if (misread.test(code)) throw new Error(`${fileName}: Vite 5 breaks ${misread.exec(code)[0]}. Load the module first.`)
