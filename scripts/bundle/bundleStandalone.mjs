// Runs after `tsc -b`, in a package's folder: `node ../../scripts/bundle/bundleStandalone.mjs
// ../../scripts/bundle/standalone/a.mjs`. Writes dist/standalone/a.js, one file with everything that it needs, beside
// it the licences of what is inside, and the hash by which a page can insist on exactly this file.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describeLicences } from './describeLicences.mjs'
import { findPackages } from './findPackages.mjs'

const [source] = process.argv.slice(2)
const folder = process.cwd()
const entry = path.resolve(source)
const stem = path.join(folder, 'dist/standalone', path.basename(source, '.mjs'))

/** Imports of the source resolve from the package. */
const fromPackage = {
  name: 'from-package',
  resolveId(id, importer) {
    return importer === entry && /^[@\w]/.test(id) && !id.includes(':')
      ? this.resolve(id, path.join(folder, 'package.json'))
      : undefined
  },
}

/**
 * Pictures load in parts, which one file cannot. They would be half of it; the modal draws letters instead. The first
 * part of the networks remains.
 */
const withoutPictures = {
  name: 'without-pictures',
  transform(code, id) {
    const [, name] = /\/generated\/(pictureChunks|networkPictureChunks)\.[jt]s$/.exec(id) ?? []
    if (name) return shortenList(code, name === 'pictureChunks' ? 0 : 1)
  },
}

/** Throws if the generated module has changed, so that no build contains the pictures unnoticed. */
function shortenList(code, length) {
  const [list] = /(?<=ictureChunks[^=]*= )\[[^\]]*\]/.exec(code) ?? []
  if (!list) throw new Error('The list of pictures has an unknown form.')
  const first = length === 0 ? '' : list.slice(1, list.indexOf('}') + 1)
  return { code: code.replace(list, `[${first}]`), map: null }
}

const [output] = [
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [{ ...fromPackage, enforce: 'pre' }, withoutPictures],
    // Selects the production build of React.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: false,
          entryFileNames: '[name].js',
          comments: { annotation: false, jsdoc: false, legal: true },
        },
        experimental: { attachDebugInfo: 'none' },
      },
    },
  }),
].flat()
if (output.output.length !== 1) throw new Error(`${source} became ${output.output.length} files instead of one.`)
const [{ fileName, code, modules, imports, dynamicImports }] = output.output
// Lazy parts are inlined, but still listed under the name of the file.
const outside = [...imports, ...dynamicImports].filter((imported) => imported !== fileName)
if (outside.length > 0) throw new Error(`${source} still imports ${outside.join(', ')}.`)
const included = Object.entries(modules).flatMap(([id, { renderedLength }]) =>
  renderedLength > 0 && id !== entry ? [id] : [],
)
const packages = findPackages(included, folder)
const isOurs = ({ manifest }) => manifest.name.startsWith('@latchkey/')
const others = packages.filter((each) => !isOurs(each))
// The build of a package lists the licences of the libraries inside it.
const joined = included.flatMap((id) => {
  const file = id.replace(/\.js$/, '.LICENSES.txt')
  return file !== id && existsSync(file) ? [readFileSync(file, 'utf8')] : []
})

// A package of ours names the sources of its data.
const dataLicences = packages.filter(isOurs).flatMap((each) =>
  readdirSync(each.folder)
    .filter((file) => /^LICENSE-.*\.txt$/.test(file))
    .map((file) => `${each.manifest.name}, ${file}\n\n${readFileSync(path.join(each.folder, file), 'utf8')}`),
)

const name = path.basename(stem)
const text = `/*! Third-party libraries, joined and changed by a bundler. Names, licences and notices: ${name}.LICENSES.txt */\n${code}`
mkdirSync(path.dirname(stem), { recursive: true })
writeFileSync(`${stem}.js`, text)
writeFileSync(`${stem}.integrity.txt`, `sha384-${createHash('sha384').update(text).digest('base64')}\n`)
writeFileSync(
  `${stem}.LICENSES.txt`,
  `${name}.js contains code of the packages below. A bundler joined and shortened their files and left out code that is not used.\n\n${[describeLicences(others), ...joined, ...dataLicences].join('\n')}`,
)

const kB = (bytes) => Math.round(bytes / 1000).toLocaleString('en')
console.log(`${name}.js: ${kB(Buffer.byteLength(text))} kB, ${kB(gzipSync(text, { level: 9 }).length)} kB gzip`)
