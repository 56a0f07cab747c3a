import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'
import { createApp } from '../fixtures/app.js'
import type { PageWindow } from '../fixtures/pageWindow.js'
import { expect, test } from '../fixtures/test.js'

/**
 * As in docs/quickStart.md, the entry file imports the instance: Vite then reloads the page when the instance changes.
 */
const files = {
  'index.html': `<!doctype html><html lang="en"><head><link rel="icon" href="data:," /><title>Hot reload</title></head>
<body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`,
  'wallet.ts': `import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit'
const { networks } = window.e2e.setup
export const themeMode = 'light'
export const kit = createAppKit({ projectId: 'e2e', networks, adapters: [createEip155Adapter()], themeMode, services: { relay: false, directory: false } })
window.e2e.kit = kit
`,
  'App.tsx': `import { AppKitButton, useAppKitAccount } from '@latchkey/appkit/react'
import { themeMode } from './wallet.ts'
export function App() {
  const { address, status } = useAppKitAccount()
  return <main><h1>Version 1 {themeMode}</h1><AppKitButton /><p data-testid="address">{address}</p><p data-testid="status">{status}</p></main>
}
`,
  'main.tsx': `import './wallet.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>)
`,
}

/** An app on Vite's development server, whose files a developer edits. */
async function serve() {
  // Vite does not watch `test-results`, and packages have to resolve from here.
  const cache = path.resolve(import.meta.dirname, '../.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'hot-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  // The build of the pages sets `production`, in which Vite does not hot-reload components.
  process.env.NODE_ENV = 'development'
  const server: ViteDevServer = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
    cacheDir: path.join(folder, '.vite'),
    // If Vite discovers a dependency late, it reloads the page in the middle of the test.
    optimizeDeps: { noDiscovery: true, include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? ''
  return {
    url: url.replace(/\/$/, ''),
    edit(name: keyof typeof files, before: string, after: string) {
      const file = path.join(folder, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
    },
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Number of instances of the page that are not destroyed. */
const instances = () => {
  const registry: unknown = Reflect.get(globalThis, Symbol.for('latchkey.instances'))
  return (registry as { readonly instances: readonly unknown[] }).instances.length
}

test('R416: hot reload of a component keeps the instance and its connection; a new instance restores the connection', async ({
  page,
  recorder,
}) => {
  const dev = await serve()
  recorder.allow(new RegExp(`${new URL(dev.url).host}|React DevTools`))
  const app = createApp(page, dev.url)
  await app.open('')
  const address = await app.connect()
  const kit = await app.kit()

  dev.edit('App.tsx', 'Version 1', 'Version 2')
  await expect(page.getByRole('heading', { name: 'Version 2 light' })).toBeVisible()
  await expect(app.fact('address')).toHaveText(address)
  expect(await kit.evaluate((before) => before === (window as PageWindow).e2e.kit)).toBe(true)
  expect(await page.evaluate(instances)).toBe(1)
  await expect(page.locator('appkit-modal')).toHaveCount(1)
  expect(await app.wallet().requests('eth_requestAccounts')).toHaveLength(1)

  dev.edit('wallet.ts', "'light'", "'dark'")
  await expect(app.button).toHaveAttribute('data-mode', 'dark')
  await expect(app.fact('address')).toHaveText(address)
  expect(await page.evaluate(instances)).toBe(1)
  expect(await page.locator('appkit-modal').count()).toBeLessThan(2)
  await dev.stop()
})
