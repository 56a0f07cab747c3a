import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { localChainsPlugin } from './server/localChainsPlugin.js'
import { readPort } from './server/readPort.js'

const source = '@latchkey/source'

export default defineConfig(({ command }) => ({
  plugins: [react(), localChainsPlugin()],
  // In development, packages resolve to their sources, so that changes show immediately; a build uses the published
  // files.
  resolve: { conditions: command === 'serve' ? [source, ...defaultClientConditions] : [...defaultClientConditions] },
  ssr: { noExternal: [/^@latchkey\//], resolve: { conditions: [source, ...defaultServerConditions] } },
  server: { host: '127.0.0.1', port: readPort() },
  build: {
    outDir: 'dist/site',
    rolldownOptions: { input: ['index.html', 'playground.html', 'phone.html', 'own-modal.html'] },
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The SDK of one wallet has a megabyte; it is loaded when that wallet is chosen.
    chunkSizeWarningLimit: 1_200,
  },
}))
