import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildPages } from './buildPages.js'
import { buildWallets } from './buildWallets.js'
import { servePages } from './servePages.js'

/** Builds and serves the pages for all workers. Stops the server after the last test. */
export async function startPages(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-e2e-'))
  const wallets = path.join(folder, 'wallets')
  const [built] = await Promise.all([buildPages(path.join(folder, 'pages')), buildWallets(wallets)])
  const list = path.join(folder, 'built.json')
  writeFileSync(list, JSON.stringify(built))
  const server = await servePages(path.join(folder, 'pages'))
  process.env.LATCHKEY_E2E_URL = server.url
  process.env.LATCHKEY_E2E_PAGES = path.join(folder, 'pages')
  process.env.LATCHKEY_E2E_BUILT = list
  process.env.LATCHKEY_E2E_WALLETS = path.join(wallets, 'wallets.js')
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
