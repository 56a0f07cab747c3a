/**
 * Adds wallets for Solana, Bitcoin (both Wallet Standard) and Polkadot with one name to the page. Each shares one
 * account and signs nothing. Runs in the page before its own scripts: `page.addInitScript(scriptedChains, { name })`.
 */
export function scriptedChains({ name = 'Scripted Wallet' } = {}) {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="teal"/></svg>')}`

  const standard = (chains, account, own) => {
    const wallet = { version: '1.0.0', name, icon, chains, accounts: [], features: {} }
    const connect = async () => {
      wallet.accounts = [{ ...account, chains, features: Object.keys(wallet.features) }]
      return { accounts: wallet.accounts }
    }
    Object.assign(wallet.features, {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => undefined },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      ...own(connect),
    })
    const register = (api) => api.register(wallet)
    window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail))
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
  const refuse = async () => {
    throw Object.assign(new Error('This wallet signs nothing.'), { code: 4001 })
  }

  standard(
    ['solana:mainnet', 'solana:devnet'],
    { address: `${'1'.repeat(31)}2`, publicKey: Uint8Array.from({ length: 32 }, (_, index) => Number(index === 31)) },
    () => ({
      'solana:signMessage': { version: '1.0.0', signMessage: refuse },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: refuse,
      },
    }),
  )
  standard(
    ['bitcoin:mainnet', 'bitcoin:testnet'],
    {
      address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      publicKey: Uint8Array.from(
        '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
          .match(/../g)
          .map((byte) => Number(`0x${byte}`)),
      ),
    },
    (connect) => ({
      'bitcoin:connect': { version: '1.0.0', connect },
      'bitcoin:signMessage': { version: '1.0.0', signMessage: refuse },
    }),
  )
  const accounts = [{ address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', name: 'Alice', type: 'sr25519' }]
  const enable = async () => ({
    accounts: {
      get: async () => accounts,
      subscribe: (listener) => {
        listener(accounts)
        return () => undefined
      },
    },
    signer: { signPayload: refuse, signRaw: refuse },
  })
  window.injectedWeb3 = { ...window.injectedWeb3, [name]: { version: '1.0.0', enable } }
}
