import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // ethers is in one chunk with the app.
  build: { chunkSizeWarningLimit: 1_000 },
})
