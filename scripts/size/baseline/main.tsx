import { createRoot } from 'react-dom/client'

function App() {
  return <button type="button">Connect Wallet</button>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
