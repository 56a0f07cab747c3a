import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import { type BitcoinNetworkName, bitcoinFormats } from './bitcoinChain.js'
import type { BitcoinCore } from './bitcoinCore.js'

const titles: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Bitcoin',
  testnet: 'Bitcoin Testnet',
  signet: 'Bitcoin Signet',
  regtest: 'Bitcoin Regtest',
}

/** A network as the approval window shows it. */
export function bitcoinPromptChain(core: BitcoinCore, network: BitcoinNetworkName) {
  return {
    id: network,
    name: titles[network],
    rpcUrl: core.chain(network).rpcUrl,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  }
}

/** What a transaction pays to whom, as the approval window shows it. */
export function bitcoinOutputs(network: BitcoinNetworkName, transaction: Transaction) {
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount = 0n } = transaction.getOutput(index)
    return { to: script && addressOf(network, script), value: amount }
  })
}

function addressOf(network: BitcoinNetworkName, script: Uint8Array): string | undefined {
  try {
    return Address(bitcoinFormats[network]).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}
