import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawImages } from './drawImages.mjs'
import { packWallet } from './packWallet.mjs'

const target = path.resolve(import.meta.dirname, '../../packages/api-client/src/bundled/generated')
/** The most used wallets, which the modal's first view shows. */
const mostUsed = 10
/** Number of pictures per file: one page of the list. */
const perChunk = 40
const size = 48
const header = '// Written by scripts/directory/buildDirectory.mjs.\n'

/**
 * Writes the directory that comes with the package: wallets and pictures as modules, which every bundler understands.
 */
export async function writeBundled(wallets, images, licence) {
  const own = (from, to, look) =>
    drawImages(
      new Map(
        wallets
          .slice(from, to)
          .flatMap(({ id, image_id }) => (image_id ? [[id, images.get(`wallet/${image_id}`)]] : [])),
      ),
      { size, ...look },
    )
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const write = (name, text) => writeFileSync(path.join(target, name), text)

  const packed = wallets.map(packWallet)
  const first = await own(0, mostUsed, { quality: 0.75 })
  write(
    'mostUsed.ts',
    `${header}import type { PackedWallet } from '../packedWallet.js'

/** The most used wallets, in their order. */
export const mostUsed: readonly PackedWallet[] = ${lines(packed.slice(0, mostUsed))}

/** Their pictures, as in the other files of pictures. */
export const pictures: Readonly<Record<string, string>> = ${picturesOf(first)}

/** How many wallets of the whole list serve exactly these namespaces. */
export const counts: Readonly<Record<string, number>> = ${JSON.stringify(countNamespaces(wallets), undefined, 2)}
`,
  )
  write(
    'wallets.ts',
    `${header}import type { PackedWallet } from '../packedWallet.js'

/** Every wallet, in the order of the directory. */
export const wallets: readonly PackedWallet[] = ${lines(packed)}
`,
  )
  const chunks = Math.ceil(wallets.length / perChunk)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const drawn = await own(Math.max(chunk * perChunk, mostUsed), (chunk + 1) * perChunk, { quality: 0.7 })
    write(
      `pictures${chunk}.ts`,
      `${header}\n/** WebP images of ${size} × ${size} in Base64, by the id of the wallet. */\nexport const pictures: Readonly<Record<string, string>> = ${picturesOf(drawn)}\n`,
    )
  }
  const imports = Array.from({ length: chunks }, (_, chunk) => `  () => import('./pictures${chunk}.js'),\n`)
  write(
    'pictureChunks.ts',
    `${header}
/** How many wallets of the list one file has the pictures of. */
export const walletsPerChunk = ${perChunk}

/** Loads the pictures of each part of the list; those of the most used wallets are in \`mostUsed.ts\`. */
export const pictureChunks: readonly (() => Promise<{ readonly pictures: Readonly<Record<string, string>> }>)[] = [
${imports.join('')}]
`,
  )
  writeFileSync(path.join(target, '../../../LICENSE-thirdweb.txt'), licence)
}

/** One entry per line, so that a change of one wallet changes one line. */
function lines(values) {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}]`
}

function picturesOf(drawn) {
  return `{\n${[...drawn].map(([id, bytes]) => `  '${id}': '${bytes.toString('base64')}',\n`).join('')}}`
}

function countNamespaces(wallets) {
  const counts = {}
  for (const { chains } of wallets) {
    const namespaces = [...new Set(chains.map((chain) => chain.split(':')[0]))].sort().join(' ')
    counts[namespaces] = (counts[namespaces] ?? 0) + 1
  }
  return counts
}
