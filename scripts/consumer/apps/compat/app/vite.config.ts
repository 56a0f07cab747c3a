import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@reown\/appkit-(.*)$/, replacement: '@latchkey/compat/$1' },
      { find: /^@reown\/appkit/, replacement: '@latchkey/compat/appkit' },
    ],
  },
})
