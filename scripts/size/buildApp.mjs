import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { bytesBySource } from './bytesBySource.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
// The apps are outside every package; this package has installed their imports.
const installed = path.resolve(here, '../../bench/package.json')

/**
 * Builds one of the apps beside this file, or of another folder, for production from the built packages. Resolves with
 * its files: path → gzip bytes, and the modules of each file with their share.
 */
export async function buildApp(name, outDir) {
  // A folder beside this file, or an absolute path.
  const root = path.resolve(here, name)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'installed-packages',
        enforce: 'pre',
        resolveId(source, importer) {
          const isBare = importer?.startsWith(root) && !/^[./\0]/.test(source)
          return isBare ? this.resolve(source, installed, { skipSelf: true }) : undefined
        },
      },
    ],
    build: { outDir, emptyOutDir: true, sourcemap: 'hidden' },
  })
  const files = result.output.filter(({ fileName }) => !fileName.endsWith('.map'))
  return new Map(files.map((file) => [`/${file.fileName}`, describe(file, outDir)]))
}

function describe(file, outDir) {
  const content = file.type === 'chunk' ? file.code : file.source
  const gzip = gzipSync(content, { level: 9 }).length
  const folder = path.join(outDir, path.dirname(file.fileName))
  const counts = file.map ? [...bytesBySource(content, file.map)] : []
  return {
    gzip,
    modules: counts.map(([source, bytes]) => ({
      id: moduleName(path.resolve(folder, source)),
      gzip: (gzip * bytes) / content.length,
    })),
  }
}

function moduleName(id) {
  return path
    .relative(path.resolve(here, '../..'), id)
    .replaceAll(path.sep, '/')
    .replace(/^.*node_modules\/(?!.*node_modules\/)/, '')
    .replace(/^(?:\.\.\/)+/, '')
}
