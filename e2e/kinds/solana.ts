import { createPublicKey, verify } from 'node:crypto'
import { solanaTestAccounts } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import type { KindCase } from './kindCase.js'

const [, , , friend = { address: '' }] = solanaTestAccounts()

/** Solana: a wallet that registers itself by the Wallet Standard. */
export const solana: KindCase = {
  kind: 'solana',
  title: 'Solana',
  wallet: { kind: 'solana', name: 'Foxglove' },
  methods: { connect: 'standard:connect', sign: 'solana:signMessage', send: 'solana:signAndSendTransaction' },
  networks: ['Solana Local', 'Solana Local 2'],
  friends: { local: friend.address, second: friend.address },
  needsFunds: false,
  async countQuestions(app) {
    const asked = await app.walletOf('solana').requests('standard:connect')
    return asked.filter(({ params }) => !JSON.stringify(params).includes('"silent":true')).length
  },
  async changeAccount(app) {
    const wallet = app.walletOf('solana')
    await wallet.control('shareAccounts', [1])
    return (await wallet.addresses())[1] ?? ''
  },
  async isSignature(message, signature, address) {
    const x = Buffer.from(base58.decode(address)).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(message), key, base58.decode(signature))
  },
}
