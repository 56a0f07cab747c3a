import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: {
    include: ['@latchkey/adapter-eip155', '@latchkey/appkit', '@latchkey/appkit/networks', '@latchkey/appkit/react'],
  },
})
