import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The libraries of the chains are in one chunk with the app.
  build: { chunkSizeWarningLimit: 1_100 },
})
