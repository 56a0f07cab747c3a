import { Verifier } from 'bip322-js'
import type { KindCase } from './kindCase.js'

/** Bitcoin: a wallet that registers itself by the Wallet Standard. */
export const bitcoin: KindCase = {
  kind: 'bip122',
  title: 'Bitcoin',
  wallet: { kind: 'bip122', name: 'Foxglove' },
  methods: { connect: 'bitcoin:connect', sign: 'bitcoin:signMessage', send: 'bitcoin:signTransaction' },
  networks: ['Bitcoin Regtest', 'Bitcoin Signet (local)'],
  // The key of the examples of BIP-173, with the prefix of each network.
  friends: {
    local: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    second: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  },
  needsFunds: true,
  countQuestions: async (app) => (await app.walletOf('bip122').requests('bitcoin:connect')).length,
  async changeAccount(app) {
    const wallet = app.walletOf('bip122')
    await wallet.control('selectAccount', 1)
    return (await wallet.addresses())[1] ?? ''
  },
  isSignature: async (message, signature, address) => Verifier.verifySignature(address, message, signature),
}
