import { createBitcoinTestWallet, createPolkadotTestWallet, polkadotTestAccounts } from '@latchkey/testing'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { outputScript } from './outputScript.js'
import { readSs58 } from './readSs58.js'
import { verifyBitcoin } from './verifyBitcoin.js'
import { verifyEthereum } from './verifyEthereum.js'
import { verifyPolkadot } from './verifyPolkadot.js'
import { verifySolana } from './verifySolana.js'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

type Signer = {
  signRaw(payload: { readonly address: string; readonly data: string; readonly type: 'bytes' }): Promise<{
    readonly signature: string
  }>
}

describe("the page's signature verification", () => {
  test('BIP-322: accepts the examples of the document for their message and address only', () => {
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    const examples = [
      [
        '',
        'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      ],
      [
        'Hello World',
        'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      ],
    ] as const
    for (const [message, signature] of examples) {
      expect(verifyBitcoin({ message, signature, address })).toEqual({ isValid: true, by: 'noble, as BIP-322' })
      expect(verifyBitcoin({ message: `${message}!`, signature, address }).isValid).toBe(false)
    }
    const taproot = {
      message: 'Hello World',
      address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
      signature: 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    }
    expect(verifyBitcoin(taproot).isValid).toBe(true)
    expect(verifyBitcoin({ ...taproot, message: 'Hello world' }).isValid).toBe(false)
    expect(verifyBitcoin({ ...taproot, address }).isValid).toBe(false)
  })

  test('a Bitcoin wallet signs in both formats, for its own address only', async () => {
    const wallet = createBitcoinTestWallet({
      name: 'Signer',
      origin: 'https://app.example',
      chains: [{ network: 'mainnet', rpcUrl: 'http://127.0.0.1:1' }],
    })
    const { payment, ordinal } = wallet.addresses()
    const other = wallet.addresses(1)
    const { request } = wallet.providers.satsConnect
    await request('wallet_connect')
    for (const [address, wrong, protocol] of [
      [payment, other.payment, 'ECDSA'],
      [payment, other.payment, 'BIP322'],
      [ordinal, other.ordinal, 'BIP322'],
    ] as const) {
      const answer: unknown = await request('signMessage', { address, message: 'Grüezi', protocol })
      const signature = String(Reflect.get(Object(Reflect.get(Object(answer), 'result')), 'signature'))
      expect(verifyBitcoin({ message: 'Grüezi', signature, address }).isValid).toBe(true)
      expect(verifyBitcoin({ message: 'Grüezi', signature, address: wrong }).isValid).toBe(false)
      expect(verifyBitcoin({ message: 'Grueezi', signature, address }).isValid).toBe(false)
    }
  })

  test('creates the scripts of BIP-173, BIP-350 and older addresses', () => {
    expect(hex(outputScript('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'))).toBe(
      '0014751e76e8199196d454941c45d1b3a323f1433bd6',
    )
    expect(hex(outputScript('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'))).toBe(
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    )
    expect(hex(outputScript('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'))).toBe(
      '76a91477bff20c60e522dfaa3350c39b030a5d004e839a88ac',
    )
    expect(() => outputScript('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toThrow()
  })

  test('Polkadot: verifies every key type, over the text between its tags', async () => {
    const accounts = polkadotTestAccounts().filter(({ name }) => name.startsWith('Alice'))
    const wallet = createPolkadotTestWallet({ name: 'Signer', accounts, origin: 'https://app.example' })
    wallet.control.shareAccounts([0, 1, 2])
    const { signer } = (await wallet.entry.enable('test')) as { readonly signer: Signer }
    const kinds: string[] = []
    for (const { address } of accounts) {
      const data = `0x${hex(new TextEncoder().encode('Hello'))}` as const
      const { signature } = await signer.signRaw({ address, data, type: 'bytes' })
      const { isValid, by } = verifyPolkadot({ message: 'Hello', signature, address })
      expect(isValid).toBe(true)
      kinds.push(by.replace(/^.* as /, ''))
      expect(verifyPolkadot({ message: 'Hallo', signature, address }).isValid).toBe(false)
      const other = polkadotTestAccounts().find(({ name }) => name === 'Bob')?.address ?? ''
      expect(verifyPolkadot({ message: 'Hello', signature, address: other }).isValid).toBe(false)
    }
    expect(kinds).toEqual(['sr25519', 'ed25519', 'ecdsa'])
  })

  test('SS58: one key has an address for each network, and a wrong letter is detected', () => {
    const key = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
    const alice = {
      42: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      0: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      2: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    }
    for (const [prefix, address] of Object.entries(alice)) {
      const { publicKey, prefix: read } = readSs58(address)
      expect([hex(publicKey), read]).toEqual([key, Number(prefix)])
    }
    expect(() => readSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ')).toThrow('not an address')
  })

  test('Solana: the browser checks an Ed25519 signature, the first of RFC 8032 with a message among them', async () => {
    const secret = Buffer.from('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', 'hex')
    const address = base58.encode(ed25519.getPublicKey(secret))
    const signature = base58.encode(
      Buffer.from(
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
        'hex',
      ),
    )
    expect(await verifySolana({ message: 'r', signature, address })).toMatchObject({ isValid: true })
    expect(await verifySolana({ message: 's', signature, address })).toMatchObject({ isValid: false })
  })

  test('Ethereum: viem recovers the signer of EIP-191', async () => {
    const { privateKeyToAccount } = await import('viem/accounts')
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const signature = await account.signMessage({ message: 'Hello' })
    const { address } = account
    expect(await verifyEthereum({ message: 'Hello', signature, address })).toMatchObject({
      isValid: true,
      signer: address,
    })
    expect(await verifyEthereum({ message: 'Hallo', signature, address })).toMatchObject({ isValid: false })
  })
})
