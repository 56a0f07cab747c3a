import { createSiwx } from '@latchkey/siwx'

async function get(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response.json()
}

/** Posts a form to Auth.js. Resolves with `false` if Auth.js refuses it. */
async function post(path: string, fields: Record<string, string> = {}) {
  const { csrfToken } = await get('/api/auth/csrf')
  const response = await fetch(path, {
    method: 'POST',
    // The header (Auth.js 5) and the field `json` (next-auth 4) request `{ url }` instead of a redirect.
    headers: { 'X-Auth-Return-Redirect': '1' },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: '/', json: 'true' }),
  })
  const { url } = await response.json()
  // A refusal has `?error=…`, in next-auth 4 also `?csrf=true`. Auth.js 5 sends it with the status 200.
  return response.ok && new URL(url).search === ''
}

export const siwx = createSiwx({
  getNonce: async () => (await get('/auth/nonce')).nonce,
  verify: ({ message, signature }) => post('/api/auth/callback/credentials', { message, signature }),
  async getSession() {
    // Without a session, Auth.js 5 responds with `null`, and next-auth 4 with `{}`.
    const session = await get('/api/auth/session')
    const [, chainId, address] = /^(.+):(.+)$/.exec(session?.account) ?? []
    return chainId && address ? { address, chainId } : null
  },
  signOut: () => post('/api/auth/signout'),
})
