import { createEip155Verifier } from '@latchkey/siwx/eip155'
import { createSignInServer } from '@latchkey/siwx/server'
import { createSolanaVerifier } from '@latchkey/siwx/solana'

export const auth = createSignInServer({
  domain: process.env.SIGN_IN_DOMAIN ?? 'localhost:3000',
  secret: process.env.SIGN_IN_SECRET,
  verifiers: [createEip155Verifier({ rpcUrls: { 'eip155:1': ['https://rpc.example.com'] } }), createSolanaVerifier()],
})
