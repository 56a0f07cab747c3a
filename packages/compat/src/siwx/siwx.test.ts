import type { SIWXConfig } from '@latchkey/common'
import { createFakeLogger } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { createAppKit } from '../exports/appkit/index.js'
import { mainnet } from '../exports/appkit/networks.js'
import { createSIWEConfig, mapToSIWX, verifySignature } from '../exports/siwe.js'
import {
  BIP122Verifier,
  DefaultSIWX,
  EIP155Verifier,
  InformalMessenger,
  type SignedSession,
  SolanaVerifier,
} from '../exports/siwx/index.js'

const alice = privateKeyToAccount(`0x${'a1'.repeat(32)}`)

const messenger = new InformalMessenger({
  domain: 'app.example',
  uri: 'https://app.example',
  getNonce: async ({ accountAddress }) => `nonce${accountAddress.slice(2, 8)}`,
  statement: 'Sign in to Example',
  expiration: 60_000,
})

async function sign(siwx: SIWXConfig) {
  const message = await siwx.createMessage({ accountAddress: alice.address, chainId: 'eip155:1' })
  const text = message.toString()
  return { data: message, message: text, signature: await alice.signMessage({ message: text }) }
}

describe('DefaultSIWX', () => {
  test('signs in with the message of the messenger', async () => {
    const siwx = new DefaultSIWX({ messenger, verifiers: [new EIP155Verifier()] })
    const session = await sign(siwx)
    expect(session.message).toContain(`Nonce: nonce${alice.address.slice(2, 8)}`)
    expect(session.message).toContain('Sign in to Example')
    expect(Date.parse(session.data.expirationTime ?? '') - Date.parse(session.data.issuedAt ?? '')).toBe(60_000)
    await siwx.addSession(session)
    expect(await siwx.getSessions('eip155:1', alice.address)).toMatchObject([{ message: session.message }])
  })

  test('a verifier of the app replaces that of its namespace', async () => {
    const sessions: SignedSession[] = []
    const verifier = {
      chainNamespace: 'eip155' as const,
      async verify(session: SignedSession) {
        sessions.push(session)
        return false
      },
    }
    const siwx = new DefaultSIWX({ messenger, verifiers: [verifier] })
    const session = await sign(siwx)
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
    const { message, signature } = session
    const data = { accountAddress: alice.address, chainId: 'eip155:1' }
    expect(sessions).toEqual([{ message, signature, data }])
  })

  test.each(['1', '4242', 'a.b.c.d.e', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'])(
    'replaces the nonce %s',
    async (nonce) => {
      const { domain, uri } = messenger
      const other = new InformalMessenger({ domain, uri, getNonce: async () => nonce })
      const input = { accountAddress: alice.address, chainId: 'eip155:1' } as const
      const message = await new DefaultSIWX({ messenger: other }).createMessage(input)
      expect(message.nonce).toMatch(/^[a-z0-9]{32}$/)
      await expect(other.createMessage(input)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    },
  )

  test('is required unless the app says otherwise', () => {
    expect(new DefaultSIWX().getRequired()).toBe(true)
    expect(new DefaultSIWX({ required: false }).getRequired()).toBe(false)
  })
})

test.each([
  ['EIP155Verifier', new EIP155Verifier(), true],
  ['SolanaVerifier', new SolanaVerifier(), false],
  ['BIP122Verifier', new BIP122Verifier(), false],
])('%s verifies a session of its namespace', async (_name, verifier, isValid) => {
  const session = await sign(new DefaultSIWX({ messenger }))
  expect(await verifier.verify(session)).toBe(isValid)
  expect(await verifier.verify({ ...session, message: `${session.message} ` })).toBe(false)
})

describe('verifySignature', () => {
  const message = 'Hello'

  test.each(['eip155:1', '1'])('accepts the signature of the account on chain %s', async (chainId) => {
    const signature = await alice.signMessage({ message })
    const { address } = alice
    expect(await verifySignature({ address, message, signature, chainId, projectId: 'test' })).toBe(true)
  })

  test('refuses another chain id than one of CAIP-2', async () => {
    const signature = await alice.signMessage({ message })
    expect(await verifySignature({ address: alice.address, message, signature, chainId: 'eip155:1:x' })).toBe(false)
  })
})

test('getSIWX returns the sign-in of the options', () => {
  const settings = { ports: { logger: createFakeLogger() } }
  const siwx = new DefaultSIWX()
  const kit = createAppKit({ networks: [mainnet], siwx }, settings)
  expect(kit.getSIWX<DefaultSIWX>()).toBe(siwx)
  kit.destroy()
  const siweConfig = createSIWEConfig({
    getNonce: async () => 'nonce123',
    getSession: async () => null,
    verifyMessage: async () => true,
    signOut: async () => true,
  })
  const other = createAppKit({ networks: [mainnet], siweConfig }, settings)
  expect(other.getSIWX()).toBe(mapToSIWX(siweConfig))
  other.destroy()
})
