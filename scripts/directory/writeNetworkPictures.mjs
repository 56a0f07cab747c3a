import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawImages } from './drawImages.mjs'

const target = path.resolve(import.meta.dirname, '../../packages/api-client/src/bundled/generated')
const namespaces = /^asset\/(eip155|solana|polkadot|bip122)-/
/** The networks that most apps use. Their pictures load together. */
const mostUsed = [
  ...[1, 10, 56, 100, 130, 137, 146, 250, 324, 480, 5000, 8453, 34443, 42161, 42220, 43114, 57073, 59144, 80094, 81457],
  ...[534352, 7777777, 11155111, 84532, 421614, 11155420],
].map((id) => `eip155-${id}`)
/** Number of pictures per file. */
const perChunk = 40
const size = 48
const header = '// Written by scripts/directory/buildDirectory.mjs.\n'

/** Writes pictures of networks as modules. `images`: the bytes by name, such as `asset/eip155-1`. */
export async function writeNetworkPictures(images) {
  const all = new Map(
    [...images]
      .filter(([name]) => namespaces.test(name))
      .map(([name, bytes]) => [name.slice('asset/'.length), bytes])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  const drawn = await drawImages(all, { size, quality: 0.7 })
  const isFirst = (id) => mostUsed.includes(id) || !id.startsWith('eip155-')
  const missing = mostUsed.filter((id) => !drawn.has(id))
  if (missing.length > 0) throw new Error(`These networks have no picture: ${missing.join(', ')}.`)
  const ids = [...drawn.keys()]
  const others = ids.filter((id) => !isFirst(id))
  const chunks = [ids.filter(isFirst)]
  for (let from = 0; from < others.length; from += perChunk) chunks.push(others.slice(from, from + perChunk))
  const write = (name, text) => writeFileSync(path.join(target, name), text)

  for (const [index, names] of chunks.entries()) {
    const lines = names.map((id) => `  '${id}': '${drawn.get(id).toString('base64')}',\n`).join('')
    write(
      `networkPictures${index}.ts`,
      `${header}\n/** WebP images of ${size} × ${size} in Base64, by the id of the network's picture. */\nexport const pictures: Readonly<Record<string, string>> = {\n${lines}}\n`,
    )
  }
  const entries = chunks.map(
    (names, index) => `  { ids: '${names.join(' ')}', load: () => import('./networkPictures${index}.js') },\n`,
  )
  write(
    'networkPictureChunks.ts',
    `${header}
/** The ids of the pictures in each file, and a function that loads it. The first file has the most used networks. */
export const networkPictureChunks: readonly {
  readonly ids: string
  readonly load: () => Promise<{ readonly pictures: Readonly<Record<string, string>> }>
}[] = [
${entries.join('')}]
`,
  )
}
