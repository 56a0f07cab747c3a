import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import type { KindCase } from './kindCase.js'

/** Polkadot: a wallet in `window.injectedWeb3`, where its key is its only name. */
export const polkadot: KindCase = {
  kind: 'polkadot',
  title: 'Polkadot',
  wallet: { kind: 'polkadot', name: 'Foxglove', key: 'Foxglove' },
  methods: { connect: 'enable', sign: 'signRaw', send: 'signPayload' },
  networks: ['Local Polkadot', 'Second Polkadot'],
  // Address of the test account Dave, with the prefix of each chain.
  friends: {
    local: '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy',
    second: '126TwBzBM4jUEK2gTphmW4oLoBWWnYvPp8hygmduTr4uds57',
  },
  needsFunds: false,
  countQuestions: (app) => app.walletOf('polkadot').control('promptCount'),
  async changeAccount(app) {
    const wallet = app.walletOf('polkadot')
    await wallet.control('shareAccounts', [1])
    return (await wallet.addresses())[1] ?? ''
  },
  async isSignature(message, signature, address) {
    await cryptoWaitReady()
    return signatureVerify(message, signature, address).isValid
  },
}
