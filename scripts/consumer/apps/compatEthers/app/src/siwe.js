import { createSIWEConfig, formatMessage, getAddressFromMessage, getChainIdFromMessage } from '@reown/appkit-siwe'
import { verifyMessage } from 'ethers'

// This page is its own server: it keeps the nonce and the session in its storage.
const nonceKey = 'app:nonce'
const sessionKey = 'app:session'

/** Shows whether the visitor is signed in. */
export function showSession() {
  const session = JSON.parse(localStorage.getItem(sessionKey))
  document.getElementById('session').textContent = session ? `Signed in on ${session.chainId}` : 'Signed out'
}

export const siweConfig = createSIWEConfig({
  getMessageParams: async () => ({
    domain: window.location.host,
    uri: window.location.origin,
    chains: [1, 31337],
    statement: 'Sign in to the consumer app',
  }),
  createMessage: ({ address, ...args }) => formatMessage(args, address),
  getNonce: async () => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    sessionStorage.setItem(nonceKey, nonce)
    return nonce
  },
  verifyMessage: async ({ message, signature }) => {
    const nonce = sessionStorage.getItem(nonceKey)
    sessionStorage.removeItem(nonceKey)
    const address = getAddressFromMessage(message)
    const [, chainId] = getChainIdFromMessage(message).split(':')
    if (!nonce || !message.includes(`Nonce: ${nonce}`) || verifyMessage(message, signature) !== address) return false
    localStorage.setItem(sessionKey, JSON.stringify({ address, chainId: Number(chainId) }))
    return true
  },
  getSession: async () => {
    const session = localStorage.getItem(sessionKey)
    if (!session) throw new Error('Failed to get session!')
    return JSON.parse(session)
  },
  signOut: async () => {
    localStorage.removeItem(sessionKey)
    return true
  },
  onSignIn: showSession,
  onSignOut: showSession,
})
