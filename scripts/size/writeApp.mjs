import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Imports of an app per namespace: the factory of its adapter, and networks. The first network is a test network, whose
 * balance is not loaded.
 */
export const kinds = {
  eip155: { package: '@latchkey/adapter-eip155', factory: 'createEip155Adapter', networks: ['sepolia', 'mainnet'] },
  solana: { package: '@latchkey/adapter-solana', factory: 'createSolanaAdapter', networks: ['solanaDevnet', 'solana'] },
  polkadot: {
    package: '@latchkey/adapter-polkadot',
    factory: 'createPolkadotAdapter',
    networks: ['westend', 'polkadot'],
  },
  bip122: {
    package: '@latchkey/adapter-bip122',
    factory: 'createBip122Adapter',
    networks: ['bitcoinTestnet', 'bitcoin'],
  },
}

const signIns = {
  own: `{
    getRequired: () => true,
    createMessage: async (input) => ({
      ...input, domain: location.host, uri: location.origin, version: '1', nonce: '12345678', toString: () => 'Sign in',
    }),
    getSessions: async () => [],
    addSession: async () => undefined,
    setSessions: async () => undefined,
    revokeSession: async () => undefined,
  }`,
  service: "createServiceSiwx({ url: '/auth' })",
}

/**
 * Writes the smallest app with these adapters into a folder, for `buildApp`.
 * - `hasRelay`, `hasDirectory`: the app uses the relay or the directory in the URL of the page
 * - `signIn`: wallets sign in, with `own` by a `siwx` object of the app, with `service` by `createServiceSiwx`
 */
export async function writeApp(folder, names, { hasRelay = false, hasDirectory = false, signIn } = {}) {
  await mkdir(folder, { recursive: true })
  const used = names.map((name) => kinds[name])
  const networks = used.flatMap((kind) => kind.networks)
  const imports = used.map((kind) => `import { ${kind.factory} } from '${kind.package}'`)
  if (signIn === 'service') imports.push("import { createServiceSiwx } from '@latchkey/siwx'")
  const fromAddress = (name) => `${name}: new URLSearchParams(location.search).get('${name}')`
  const services = [
    hasRelay ? fromAddress('relay') : 'relay: false',
    ...(hasDirectory ? [fromAddress('directory')] : []),
  ]
  const main = `${imports.join('\n')}
import { ${networks.join(', ')} } from '@latchkey/appkit/networks'
import { AppKitButton, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

createAppKit({
  projectId: '00000000000000000000000000000000',
  networks: [${networks.join(', ')}],
  adapters: [${used.map((kind) => `${kind.factory}()`).join(', ')}],
  prefetch: window.prefetch,
  services: { ${services.join(', ')} },
  ${signIn ? `siwx: ${signIns[signIn]},` : ''}
  metadata: { name: 'Least app', description: 'What a first app writes', url: location.origin, icons: [] },
})

function App() {
  const { address, isConnected } = useAppKitAccount()
  return [createElement(AppKitButton, { key: 'button' }), isConnected && createElement('output', { key: 'account' }, address)]
}

createRoot(document.getElementById('root')).render(createElement(App))
`
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Least app</title><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>\n'
  await writeFile(path.join(folder, 'main.js'), main)
  await writeFile(path.join(folder, 'index.html'), page)
}
