import { type startLocalChains, testAccounts } from '@latchkey/testing/node'
import { privateKeyToAccount } from 'viem/accounts'
import { createScriptedWallet, type ScriptedWallet } from './scriptedWallet.js'

type Chains = Awaited<ReturnType<typeof startLocalChains>>

/** A scripted wallet with a real key, whose chain is a running node. */
export function createKeyWallet({ local }: Chains): ScriptedWallet {
  const [account] = testAccounts()
  if (!account) throw new Error('there are no test accounts')
  const key = privateKeyToAccount(account.privateKey)
  const wallet = createScriptedWallet({
    eth_chainId: () => local.request('eth_chainId'),
    eth_estimateGas: (params) => local.request('eth_estimateGas', params),
    eth_sendTransaction: (params) => local.request('eth_sendTransaction', params),
    personal_sign: ([raw]) => key.signMessage({ message: { raw: raw as `0x${string}` } }),
    eth_signTypedData_v4: ([, json]) => key.signTypedData(JSON.parse(String(json))),
    eth_signTypedData_v3: ([, json]) => key.signTypedData(JSON.parse(String(json))),
  })
  wallet.accounts = [key.address.toLowerCase()]
  return wallet
}
