// Writes apps/services/data/generated: the wallets of the directory and the images of wallets, networks, tokens and
// currencies; and packages/api-client/src/bundled/generated: the same wallets and pictures of networks in a small size,
// for apps without a directory server. Run by hand, after `pnpm build`, when a source in sourcePins.mjs changes: `node
// scripts/directory/buildDirectory.mjs`. Asks the npm registry.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currencies, drawCurrency } from './drawCurrency.mjs'
import { drawImages } from './drawImages.mjs'
import { fetchPackage } from './fetchPackage.mjs'
import { additional, left, drawings as walletDrawings } from './knownWallets.mjs'
import { readSchemeOwners } from './ownLinks.mjs'
import { phoneLinks } from './phoneLinks.mjs'
import { readObject } from './readObject.mjs'
import { sourcePins } from './sourcePins.mjs'
import { compareSources, isObtainable, toWallet } from './toWallet.mjs'
import { writeBundled } from './writeBundled.mjs'
import { writeNetworkPictures } from './writeNetworkPictures.mjs'

const tokenRank = 250
const data = path.resolve(import.meta.dirname, '../../apps/services/data/generated')
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-directory-'))
try {
  const fetchSource = (name) => fetchPackage(name, sourcePins[name], folder)
  const thirdweb = fetchSource('thirdweb')
  const icons = path.join(fetchSource('@web3icons/core'), 'dist/svgs')
  const metadata = path.join(fetchSource('@web3icons/common'), 'dist/metadata')
  const drawings = readDrawings(icons, metadata)
  const images = await drawImages(drawings)
  const wallets = readWallets(path.join(thirdweb, 'dist/esm/wallets/__generated__/wallet'), images)

  rmSync(path.join(data, 'images'), { recursive: true, force: true })
  for (const [name, bytes] of [...images].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const file = path.join(data, 'images', `${name}.webp`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  // One wallet per line, so that a change of one wallet changes one line.
  writeFileSync(
    path.join(data, 'wallets.json'),
    `[\n${wallets.map((wallet) => JSON.stringify(wallet)).join(',\n')}\n]\n`,
  )
  const licence = readFileSync(path.join(thirdweb, 'LICENSE'))
  writeFileSync(path.join(data, 'LICENSE-thirdweb.txt'), licence)
  await writeBundled(wallets, images, licence)
  await writeNetworkPictures(images)
  const bytes = [...images.values()].reduce((sum, image) => sum + image.length, 0)
  console.log(`${wallets.length} wallets; ${images.size} images, ${Math.round(bytes / 1024)} kB.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the sorted wallets. Adds their pictures, WebP files of the source, to `images`. */
function readWallets(folder, images) {
  const sources = readdirSync(folder)
    .filter((id) => !left.includes(id))
    .map((id) => readObject(path.join(folder, id, 'index.js'), 'wallet'))
  const ids = new Set([...sources, ...additional].map(({ id }) => id))
  const missing = phoneLinks.find(({ id }) => !ids.has(id))
  if (missing) throw new Error(`phoneLinks.mjs names ${missing.id}, which the directory does not list.`)
  const ownsScheme = readSchemeOwners([...sources, ...additional])
  const wallets = [...sources, ...additional].sort(compareSources).map((source) => {
    const picture = sources.includes(source) ? readObject(path.join(folder, source.id, 'image.js'), 'image') : undefined
    const imageId = picture ? imageIdOf(source) : source.icon
    const drawing = images.get(`wallet/${source.id}`)
    if (picture) images.set(`wallet/${imageId}`, drawing ?? Buffer.from(picture.split(',')[1], 'base64'))
    return toWallet(source, imageId, ownsScheme)
  })
  const listed = wallets.filter(isObtainable)
  const shown = new Set(listed.map(({ image_id }) => `wallet/${image_id}`))
  for (const name of [...images.keys()]) if (name.startsWith('wallet/') && !shown.has(name)) images.delete(name)
  return listed.map((wallet, place) => ({ ...wallet, order: place + 1 }))
}

/** A few image ids of the source contain invalid characters. */
function imageIdOf({ id, image_id }) {
  return /^[A-Za-z0-9_-]{1,64}$/.test(image_id) ? image_id : id.replace(/\W/g, '-')
}

function readDrawings(icons, metadata) {
  // Key such as `token:ETH`; folder names are plural. Some listed drawings are missing.
  const read = (filePath) => {
    const [kind, name] = filePath.split(':')
    const files = ['background', 'branded'].map((look) => path.join(icons, `${kind}s`, look, `${name}.svg.js`))
    const file = files.find((file) => existsSync(file))
    return file && readObject(file)
  }
  const drawings = new Map()
  for (const { filePath, caip2id } of readObject(path.join(metadata, 'networks.js'), 'networks')) {
    if (/^[a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/.test(caip2id ?? ''))
      drawings.set(`asset/${caip2id.replace(':', '-')}`, read(filePath))
  }
  for (const { symbol, filePath, marketCapRank } of readObject(path.join(metadata, 'tokens.js'), 'tokens').sort(
    byRank,
  )) {
    const name = `token/${symbol.toUpperCase()}`
    if (marketCapRank === null || marketCapRank > tokenRank || !/^[a-z\d]{1,20}$/i.test(symbol)) continue
    if (!drawings.has(name)) drawings.set(name, read(filePath))
  }
  for (const code of Object.keys(currencies)) drawings.set(`currency/${code}`, drawCurrency(code))
  for (const { icon } of additional) {
    if (icon) drawings.set(`wallet/${icon}`, read(`wallet:${icon}`))
  }
  for (const [id, drawing] of Object.entries(walletDrawings)) drawings.set(`wallet/${id}`, read(drawing))
  return new Map([...drawings].filter(([, svg]) => svg))
}

function byRank(one, other) {
  return (one.marketCapRank ?? Infinity) - (other.marketCapRank ?? Infinity)
}
