import { formatUnits } from '@latchkey/common'
import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import type { PromptPart } from '../base/prompt.js'
import { type BitcoinNetworkName, bitcoinFormats } from './bitcoinChain.js'
import type { BitcoinCore } from './bitcoinCore.js'

const titles: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Bitcoin',
  testnet: 'Bitcoin Testnet',
  testnet4: 'Bitcoin Testnet 4',
  signet: 'Bitcoin Signet',
  regtest: 'Bitcoin Regtest',
}

/** Returns a network as the approval window shows it. */
export function bitcoinPromptChain(core: BitcoinCore, network: BitcoinNetworkName) {
  return {
    id: network,
    name: titles[network],
    rpcUrl: core.chain(network).rpcUrl,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  }
}

/** Returns recipients, amounts and change of a PSBT, and the fee if its inputs state their amounts. */
export function psbtParts(network: BitcoinNetworkName, transaction: Transaction, own: readonly string[]) {
  let rest = 0n
  for (let index = 0; index < transaction.inputsLength; index++) {
    rest += transaction.getInput(index).witnessUtxo?.amount ?? 0n
  }
  const outputs: PromptPart[] = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount = 0n } = transaction.getOutput(index)
    const to = script && addressOf(network, script)
    rest -= amount
    const isChange = to !== undefined && own.includes(to)
    return {
      lines: [
        { label: isChange ? 'Back to you' : 'To', value: to ?? 'A script without an address', kind: 'address' },
        { label: 'Amount', value: coins(amount), kind: 'amount' },
      ],
    }
  })
  return rest > 0n ? [...outputs, { lines: [{ label: 'Fee', value: coins(rest) }] }] : outputs
}

const coins = (amount: bigint) => `${formatUnits(amount, 8)} BTC`

function addressOf(network: BitcoinNetworkName, script: Uint8Array): string | undefined {
  try {
    return Address(bitcoinFormats[network]).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}
