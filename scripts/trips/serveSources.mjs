import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, defaultClientConditions } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The app of every trip. Its URL sets the relay and the featured wallets. */
const main = `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import { mainnet, solana } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createSolanaTestWallet, walletPresets } from '@latchkey/testing'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const address = new URLSearchParams(location.search)
window.solanaWallet = createSolanaTestWallet({
  ...walletPresets.foxglove,
  chains: [{ chain: 'solana:mainnet', name: 'Solana', rpcUrl: 'http://127.0.0.1:9' }],
})
window.solanaWallet.register(window)

window.kit = createAppKit({
  projectId: '00000000000000000000000000000000',
  networks: [mainnet, solana],
  adapters: [createEip155Adapter(), createSolanaAdapter()],
  services: { relay: address.get('relay') ?? false },
  featuredWalletIds: address.getAll('featured'),
  metadata: { name: 'Trips', description: 'An app that counts files', url: location.origin, icons: [] },
})

function Accounts() {
  return ['eip155', 'solana'].map((namespace) =>
    createElement('output', { key: namespace, id: namespace }, useAppKitAccount({ namespace }).address),
  )
}

createRoot(document.getElementById('root')).render([
  createElement(AppKitButton, { key: 'button' }),
  createElement(Accounts, { key: 'accounts' }),
])
`

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Trips</title><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>\n'

/** Writes the app into a folder and serves it with every package's sources as separate modules. */
export async function serveSources(folder) {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'main.js'), main)
  await writeFile(path.join(folder, 'index.html'), page)
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(folder, '.vite'),
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    server: { host: '127.0.0.1', port: 0, fs: { strict: false }, hmr: false },
    plugins: [{ name: 'installed-packages', enforce: 'pre', resolveId }],
  })
  return server.listen()

  /** The app is outside the repository, so its imports resolve from the end-to-end tests. */
  function resolveId(source, importer) {
    const isBare = importer?.startsWith(folder) && !/^[./\0]/.test(source)
    return isBare ? this.resolve(source, path.join(root, 'e2e/package.json'), { skipSelf: true }) : undefined
  }
}
