// Checks each package as it would be uploaded: entry points, types, contents and manifest.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { findImportFaults } from './findImportFaults.mjs'
import { findMisreadImports } from './findMisreadImports.mjs'
import { findContentFaults, findManifestFaults } from './findTarballFaults.mjs'
import { packPackages } from './packPackages.mjs'

const work = mkdtempSync(path.join(os.tmpdir(), 'latchkey-tarballs-'))
let faults = 0
try {
  for (const { name, tarball } of packPackages(work)) {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n').filter(Boolean)
    const manifest = JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }))
    const code = readCode(tarball, files)
    const found = [
      ...findContentFaults(files.map((file) => file.replace(/^package\//, ''))),
      ...findManifestFaults(manifest),
      ...findImportFaults(code, manifest),
      ...findMisreadImports(code),
      ...(await lint(tarball)),
      ...checkTypes(tarball),
    ]
    console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: ${files.length} files`)
    for (const fault of found) console.log(`    ${fault}`)
    faults += found.length
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exit(faults > 0 ? 1 : 0)

/** Unpacks modules and type declarations: path in the package → text. */
function readCode(tarball, files) {
  const folder = mkdtempSync(path.join(work, 'unpacked-'))
  execFileSync('tar', ['-xzf', tarball, '-C', folder])
  const modules = files.filter((file) => /^package\/dist\/.*\.(js|d\.ts)$/.test(file))
  return new Map(modules.map((file) => [file.replace(/^package\//, ''), readFileSync(path.join(folder, file), 'utf8')]))
}

async function lint(tarball) {
  const { buffer } = new Uint8Array(readFileSync(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

function checkTypes(tarball) {
  const attw = [
    'exec',
    'attw',
    tarball,
    '--profile',
    'esm-only',
    '--no-definitely-typed',
    '--format',
    'ascii',
    '--no-color',
  ]
  const { status, stdout, stderr } = spawnSync('pnpm', attw, { encoding: 'utf8', shell: process.platform === 'win32' })
  return status === 0 ? [] : [`attw: ${stdout}${stderr}`]
}
