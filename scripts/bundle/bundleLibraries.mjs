// Runs after `tsc -b`, in a package's folder: `node ../../scripts/bundle/bundleLibraries.mjs src/a.ts`. Replaces
// dist/a.js by one file that contains the libraries which src/a.ts imports, and writes their licences beside it.
// Dependencies of the package stay imports.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { describeLicences } from './describeLicences.mjs'
import { findPackages } from './findPackages.mjs'

const [source] = process.argv.slice(2)
const folder = process.cwd()
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
const target = source.replace(/^src/, 'dist').replace(/\.ts$/, '.js')
const licences = target.replace(/\.js$/, '.LICENSES.txt')

const [{ output }] = await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    reportCompressedSize: false,
    lib: { entry: path.resolve(source), formats: ['es'] },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
      output: { codeSplitting: false, comments: { annotation: true, jsdoc: false, legal: true } },
      // Comments with module paths would differ between machines.
      experimental: { attachDebugInfo: 'none' },
    },
  },
})
const chunks = output.filter(({ type }) => type === 'chunk')
if (chunks.length !== 1) throw new Error(`${source} became ${chunks.length} files instead of one.`)
const [{ code, modules }] = chunks
const included = Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
const packages = findPackages(included, folder)

const banner = `/*! Third-party libraries, joined and changed by a bundler. Names, licences and notices: ${path.basename(licences)} */\n`
const intro = `${path.basename(target)} contains code of the packages below. A bundler joined their files, reformatted them and left out
code that is not used. Imports of packages for which the project has replacements lead to those; the replacements are under the
licence of this package.`
writeFileSync(target, banner + code)
writeFileSync(licences, `${intro}\n\n${describeLicences(packages)}`)
// The source map of tsc belongs to the replaced file.
rmSync(`${target}.map`, { force: true })
