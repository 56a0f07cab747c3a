import {
  type SIWESession,
  type SIWEVerifyMessageArgs,
  type SIWECreateMessageArgs,
  createSIWEConfig,
  formatMessage,
} from '@reown/appkit-siwe'

async function getSession(): Promise<SIWESession | null> {
  const response = await fetch('/session')
  const session: SIWESession | null = await response.json()
  return session
}

export const siweConfig = createSIWEConfig({
  getMessageParams: async () => ({
    domain: window.location.host,
    uri: window.location.origin,
    chains: [1, 8453],
    statement: 'Sign in to see your orders.',
  }),
  createMessage: ({ address, ...args }: SIWECreateMessageArgs) => formatMessage(args, address),
  getNonce: async () => (await fetch('/nonce')).text(),
  getSession,
  verifyMessage: async ({ message, signature }: SIWEVerifyMessageArgs) => {
    const response = await fetch('/verify', { method: 'POST', body: JSON.stringify({ message, signature }) })
    return response.ok
  },
  signOut: async () => (await fetch('/signout')).ok,
})
