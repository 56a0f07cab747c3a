import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { safeParseUrl } from '@latchkey/common'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { packageFolder } from '../packageFolder.js'
import { createImageStore } from './createImageStore.js'
import { namespaceOf } from './namespaceOf.js'
import { walletEntrySchema } from './walletEntry.js'

const folder = path.join(packageFolder, 'data', 'generated')
const wallets = z.array(walletEntrySchema).parse(JSON.parse(readFileSync(path.join(folder, 'wallets.json'), 'utf8')))

test('R48: has at least 300 wallets with unique ids and positions, each with a picture', async () => {
  expect(wallets.length).toBeGreaterThanOrEqual(300)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
  expect(wallets.map(({ order }) => order)).toEqual(wallets.map((_, place) => place + 1))
  const images = await createImageStore()
  const without = await Promise.all(
    wallets.map(async ({ name, image_id }) => ((await images.read('wallet', image_id ?? '')) ? undefined : name)),
  )
  expect(without.filter(Boolean)).toEqual(['UniSat Wallet', 'Polkadot{.js}'])
})

test('R40: every link passes the URL policy', () => {
  const pages = ['homepage', 'link_mode', 'webapp_link', 'app_store', 'play_store', 'chrome_store'] as const
  for (const wallet of wallets) {
    for (const field of pages) {
      const url = wallet[field]
      if (url !== undefined)
        expect([wallet.name, url, safeParseUrl(url, { kind: 'web' }).ok]).toEqual([wallet.name, url, true])
    }
    for (const field of ['mobile_link', 'desktop_link'] as const) {
      const url = wallet[field]
      const scheme = url?.slice(0, url.indexOf(':'))
      if (url !== undefined)
        expect([wallet.name, url, safeParseUrl(url, { kind: 'app', scheme }).ok]).toEqual([wallet.name, url, true])
    }
  }
  expect(wallets.filter(({ mobile_link }) => mobile_link).length).toBeGreaterThan(450)
  expect(wallets.filter(({ link_mode }) => link_mode).length).toBeGreaterThan(150)
})

test('certifies no wallet, because nobody has audited the list', () => {
  expect(new Set(wallets.map(({ badge_type }) => badge_type))).toEqual(new Set(['none']))
})

test('known wallets have their id and their namespaces', () => {
  const known = [
    ['MetaMask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'eip155', 'solana', 'bip122'],
    ['Phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', 'eip155', 'solana', 'bip122'],
    ['Xverse Wallet', '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b', 'bip122'],
    ['SubWallet', '9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a', 'eip155', 'polkadot', 'bip122'],
    ['Solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79', 'solana'],
    ['Rabby', 'io-rabby', 'eip155'],
  ]
  for (const [name, id, ...namespaces] of known) {
    const wallet = wallets.find((candidate) => candidate.name === name)
    expect([wallet?.id, ...(wallet?.chains.map(namespaceOf) ?? [])]).toEqual([id, ...namespaces])
  }
})

test('T11: every picture is a small WebP image without a script', async () => {
  const images = await createImageStore()
  const kinds = readdirSync(path.join(folder, 'images'))
  expect(kinds).toEqual(['asset', 'currency', 'token', 'wallet'])
  for (const kind of kinds) {
    for (const file of readdirSync(path.join(folder, 'images', kind))) {
      expect(file).toMatch(/^[A-Za-z0-9_-]{1,64}\.webp$/)
      const image = await images.read(kind, path.parse(file).name)
      expect([file, image?.type, (image?.bytes.byteLength ?? Infinity) < 32_768]).toEqual([file, 'image/webp', true])
    }
  }
})
