import { createSiwx } from '@latchkey/siwx'
import { createEip155Verifier } from '@latchkey/siwx/eip155'
import { createSignInServer } from '@latchkey/siwx/server'
import { createSolanaVerifier } from '@latchkey/siwx/solana'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Signs in to a server with an account of each namespace, and signs out. Rejects if a guarded route disagrees. */
export async function trySignIn() {
  const auth = createSignInServer({
    domain: 'app.example',
    secret: crypto.getRandomValues(new Uint8Array(32)),
    verifiers: [createEip155Verifier(), createSolanaVerifier()],
  })
  const { send, siwx } = createVisitor(auth.handle)
  for (const { chainId, accountAddress, sign } of [createEvmAccount(), await createSolanaAccount()]) {
    const members = auth.guard((_, { address }) => new Response(address), { namespace: chainId.split(':')[0] })
    const read = async () => {
      const response = await send('members', undefined, members)
      return response.ok ? response.text() : ''
    }
    if (await read()) throw new Error(`${chainId} is signed in`)
    const data = await siwx.createMessage({ accountAddress, chainId })
    const message = data.toString()
    await siwx.addSession({ data, message, signature: await sign(message) })
    if ((await read()) !== accountAddress) throw new Error(`${chainId} is not signed in`)
    await siwx.revokeSession(chainId, accountAddress)
    if (await read()) throw new Error(`${chainId} is still signed in`)
  }
}

/** A visitor whose browser keeps cookies. */
function createVisitor(handle) {
  const cookies = new Map()

  async function send(route, body, handler = handle) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: 'https://app.example', 'content-type': 'application/json' }
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
    const response = await handler(new Request(`https://app.example/auth/${route}`, init))
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const siwx = createSiwx({
    domain: 'app.example',
    uri: 'https://app.example',
    getNonce: async () => (await send('nonce')).json(),
    verify: ({ message, signature }) => send('authenticate', { message, signature }),
    getSession: async () => (await send('me')).json(),
    signOut: (namespace) => send('sign-out', { namespace }),
  })
  return { send, siwx }
}

function createEvmAccount() {
  const { address, signMessage } = privateKeyToAccount(generatePrivateKey())
  return { chainId: 'eip155:1', accountAddress: address, sign: (message) => signMessage({ message }) }
}

async function createSolanaAccount() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  return {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: encodeBase58(await crypto.subtle.exportKey('raw', publicKey)),
    sign: async (message) =>
      encodeBase58(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(message))),
  }
}

function encodeBase58(buffer) {
  const bytes = [...new Uint8Array(buffer)]
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = alphabet[Number(rest % 58n)] + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}
