import { Transaction } from '@scure/btc-signer'
import { ProviderError } from '../base/providerError.js'
import { type BitcoinKey, isSameAddress } from './bitcoinAccount.js'

/** Inputs to sign. Without an address: the key that owns the output. */
export type InputToSign = {
  readonly index: number
  readonly address?: string | undefined
  readonly sighashTypes?: readonly number[] | undefined
}

type SignOptions = {
  readonly keys: readonly BitcoinKey[]
  /** Inputs to sign. Default: every input that one of the keys owns. */
  readonly inputs?: readonly InputToSign[] | undefined
  readonly finalize?: boolean | undefined
}

const readOptions = { allowUnknownOutputs: true, allowUnknownInputs: true, disableScriptCheck: true }

/** Parses a PSBT. Throws an error of the wallet for anything else. */
export function readPsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, readOptions)
  } catch {
    throw new ProviderError(-32602, 'Invalid PSBT.')
  }
}

/** Signs the inputs that the keys own. */
export function signPsbt(bytes: Uint8Array, { keys, inputs, finalize = false }: SignOptions): Transaction {
  const transaction = readPsbt(bytes)
  const wanted = inputs ?? Array.from({ length: transaction.inputsLength }, (_, index): InputToSign => ({ index }))
  let count = 0
  for (const { index, address, sighashTypes } of wanted) {
    if (index >= transaction.inputsLength) throw new ProviderError(-32602, `There is no input ${index}.`)
    const script = spentScript(transaction, index)
    const key = keys.find((one) => script && equal(one.script, script))
    if (!key || (address !== undefined && !isSameAddress(key.address, address))) {
      if (inputs) throw new ProviderError(-32602, `Input ${index} does not belong to this wallet.`)
      continue
    }
    if (key.purpose === 'ordinal') transaction.updateInput(index, { tapInternalKey: key.publicKey }, true)
    transaction.signIdx(key.privateKey, index, sighashTypes ? [...sighashTypes] : undefined)
    if (finalize) transaction.finalizeIdx(index)
    count++
  }
  if (count === 0) throw new ProviderError(-32602, 'No input belongs to this wallet.')
  return transaction
}

function spentScript(transaction: Transaction, index: number): Uint8Array | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: vout } = transaction.getInput(index)
  return witnessUtxo?.script ?? (vout === undefined ? undefined : nonWitnessUtxo?.outputs[vout]?.script)
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
