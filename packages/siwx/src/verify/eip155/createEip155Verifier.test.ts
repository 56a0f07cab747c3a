import { bytesToHex, hexToBytes } from '@latchkey/common'
import { createEvmTestWallet } from '@latchkey/testing'
import { Wallet } from 'ethers'
import { parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { expectExact } from '../changes.fixture.js'
import type { SignedText } from '../verifier.js'
import { createEip155Verifier } from './createEip155Verifier.js'

const privateKey = `0x${'07'.repeat(32)}` as const
const owner = privateKeyToAccount(privateKey)
const message = 'example.com wants you to sign in with your Ethereum account:\nä'
const chainId = 'eip155:1'
const offline = createEip155Verifier()
const codec = { decode: (signature: string) => hexToBytes(signature as `0x${string}`), encode: bytesToHex }

const signed = async (): Promise<SignedText> => ({
  message,
  signature: await owner.signMessage({ message }),
  accountAddress: owner.address,
  chainId,
})

test('accepts signatures by the key of an address without a request, in every form', async () => {
  const own = await signed()
  const signature = own.signature as `0x${string}`
  const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
  const id = Number(`0x${signature.slice(-2)}`) - 27
  for (const form of [signature, compact, `${signature.slice(0, -2)}0${id}`, `0x${signature.slice(2).toUpperCase()}`])
    expect(await offline.verify({ ...own, signature: form }), form).toBe(true)
  for (const accountAddress of [owner.address.toLowerCase(), `0x${owner.address.slice(2).toUpperCase()}`])
    expect(await offline.verify({ ...own, accountAddress })).toBe(true)
})

test('accepts the signatures of viem and ethers for random keys, also in compact form', async () => {
  for (let run = 0; run < 20; run++) {
    const key = generatePrivateKey()
    const text = `${message}${run}`
    const account = privateKeyToAccount(key)
    const signature = await account.signMessage({ message: text })
    const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
    for (const form of [signature, compact, await new Wallet(key).signMessage(text)])
      expect(await offline.verify({ message: text, signature: form, accountAddress: account.address, chainId })).toBe(
        true,
      )
  }
})

test('resolves values that no account can sign with false, without a request', async () => {
  const own = await signed()
  for (const change of [
    { signature: 'not hex' },
    { signature: '' },
    { signature: '0x123' },
    { signature: `0x${'00'.repeat(500_000)}` },
    { signature: own.signature.slice(2) },
    { message: 'x'.repeat(1_000_000) },
    { message: `${message}\ud800` },
    { accountAddress: owner.address.slice(2) },
    { accountAddress: `${owner.address}00` },
    { accountAddress: '' },
    { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  ] as const)
    expect(await offline.verify({ ...own, ...change }), JSON.stringify(change).slice(0, 80)).toBe(false)
  await expect(offline.verify(own, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
})

test('R75: on a chain without a URL, no signature of another key is valid', async () => {
  const own = await signed()
  const other = await owner.signMessage({ message: 'another text' })
  const ofOtherChain = createEip155Verifier({ rpcUrls: { 'eip155:10': ['http://127.0.0.1:9'] } })
  const empty = [{}, { 'eip155:1': [] }, () => []].map((rpcUrls) => createEip155Verifier({ rpcUrls }))
  for (const verifier of [offline, ofOtherChain, ...empty])
    for (const signature of [other, '0x', '0x1234', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])
      expect(await verifier.verify({ ...own, signature })).toBe(false)
})

test('R75: asks the URLs of the chain in the message, from a record or a function', async () => {
  const own = { ...(await signed()), signature: '0x1234' }
  const chains: string[] = []
  const fromFunction = (id: string) => {
    chains.push(id)
    return ['http://127.0.0.1:9']
  }
  for (const rpcUrls of [{ 'eip155:1': ['http://127.0.0.1:9'], 'eip155:10': [] }, fromFunction])
    await expect(createEip155Verifier({ rpcUrls }).verify(own)).rejects.toMatchObject({ code: 'RPC_FAILED' })
  expect(chains).toEqual(['eip155:1'])
})

test('no change of a byte is accepted as a signature by the key', async () => {
  const own = await signed()
  const id = codec.decode(own.signature)[64] ?? 0
  await expectExact(offline, own, { ...codec, isSame: (bytes) => bytes[64] === id - 27 })
})

test('accepts the signatures of a test wallet', async () => {
  const wallet = createEvmTestWallet({
    name: 'Foxglove',
    rdns: 'example.foxglove',
    origin: 'https://app.example',
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }],
  })
  const [accountAddress] = Object(await wallet.provider.request({ method: 'eth_requestAccounts' }))
  const params = [bytesToHex(new TextEncoder().encode(message)), accountAddress]
  const signature = String(await wallet.provider.request({ method: 'personal_sign', params }))
  expect(await offline.verify({ message, signature, accountAddress, chainId })).toBe(true)
})
