import { createAppKit } from '@reown/appkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'
import { networks, projectId, wagmiAdapter } from './config.ts'

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata: { name: 'My app', description: 'What it does', url: 'https://app.example', icons: [] },
  themeVariables: { '--w3m-accent': '#5b3df5' },
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
