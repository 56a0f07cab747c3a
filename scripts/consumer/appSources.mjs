/** What a newcomer writes to make an instance; the adapters' networks follow those of EVM. */
function kit(used, more = []) {
  const adapters = [{ namespace: 'eip155', create: 'createEip155Adapter' }, ...more]
  const imports = adapters.map(({ namespace, create }) => `import { ${create} } from '@latchkey/adapter-${namespace}'`)
  const networks = ['base', 'mainnet', 'optimism', ...more.map(({ network }) => network)]
  return `${imports.join('\n')}
import { ${[...networks].sort().join(', ')} } from '@latchkey/appkit/networks'
import { ${used} } from '@latchkey/appkit/react'

createAppKit({
  projectId: '00000000000000000000000000000000',
  services: { relay: false },
  networks: [mainnet, base, optimism${more.map(({ network }) => `, ${network}`).join('')}],
  adapters: [${adapters.map(({ create }) => `${create}()`).join(', ')}],
  metadata: { name: 'Consumer', description: 'A new app', url: 'https://consumer.test', icons: [] },
})
`
}

/** One of the two apps has every adapter, so that all are built by an app that has none of their optional libraries. */
const otherAdapters = [
  { namespace: 'solana', create: 'createSolanaAdapter', network: 'solana' },
  { namespace: 'polkadot', create: 'createPolkadotAdapter', network: 'polkadot' },
  { namespace: 'bip122', create: 'createBip122Adapter', network: 'bitcoin' },
]

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n'

const react = { react: '19.3.1', 'react-dom': '19.3.1' }
// The oldest React that is supported, so that both majors are built and driven.
const react18 = { react: '18.3.1', 'react-dom': '18.3.1' }
const react18Types = { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' }
const reactTypes = { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' }

const strict = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
}

/** A new Vite app with React and TypeScript, as its files. */
export const viteApp = {
  'package.json': json({
    name: 'consumer-vite',
    private: true,
    type: 'module',
    scripts: { build: 'tsc && vite build' },
    dependencies: react18,
    devDependencies: { ...react18Types, '@vitejs/plugin-react': '6.3.0', typescript: '7.0.2', vite: '8.3.8' },
  }),
  // Types of libraries are checked too: ours must hold in an app that does not skip them.
  'tsconfig.json': json({
    compilerOptions: { ...strict, types: ['vite/client'], skipLibCheck: false },
    include: ['src'],
  }),
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <title>Consumer</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  'public/icon.svg': icon,
  'src/Wallet.tsx': `${kit('AppKitButton, createAppKit, useAppKitAccount')}
export function Wallet() {
  const { address, isConnected } = useAppKitAccount()
  return (
    <main>
      <AppKitButton /> {isConnected && <output>{address}</output>}
      <appkit-network-button label="Network" charsStart={4} />
    </main>
  )
}
`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Wallet } from './Wallet'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Wallet />
  </StrictMode>,
)
`,
}

/** A new Next app with the App Router and TypeScript, as its files. */
export const nextApp = {
  'package.json': json({
    name: 'consumer-next',
    private: true,
    scripts: { build: 'next build' },
    dependencies: { ...react, next: '16.4.6' },
    // Next uses the compiler's JavaScript interface, which TypeScript 7 has not.
    devDependencies: { ...reactTypes, '@types/node': '24.19.2', typescript: '5.9.3' },
  }),
  'tsconfig.json': json({
    compilerOptions: {
      ...strict,
      allowJs: true,
      esModuleInterop: true,
      incremental: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
  'app/icon.svg': icon,
  'app/Account.tsx': `'use client'

${kit('createAppKit, useAppKitAccount', otherAdapters)}
export function Account() {
  const { address, isConnected } = useAppKitAccount()
  return isConnected && <output>{address}</output>
}
`,
  'app/layout.tsx': `import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Consumer' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
  // A component of the server draws the button; only the file that makes the instance and uses a hook is one of the client.
  'app/page.tsx': `import { AppKitButton } from '@latchkey/appkit/react'
import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <AppKitButton /> <Account />
    </main>
  )
}
`,
}

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
