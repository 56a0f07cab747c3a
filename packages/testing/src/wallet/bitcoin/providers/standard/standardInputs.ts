import { isJsonObject } from '../../../base/jsonObject.js'
import { ProviderError } from '../../../base/providerError.js'
import { type BitcoinNetworkName, isBitcoinNetworkName } from '../../bitcoinChain.js'
import type { InputToSign } from '../../bitcoinPsbt.js'

/** Signature hash types by the feature's names. */
const sighashes: Readonly<Record<string, number>> = {
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
}

export function readPurposes(input: unknown): readonly string[] {
  const purposes = isJsonObject(input) ? input.purposes : undefined
  if (!Array.isArray(purposes)) throw new ProviderError(-32602, 'purposes are missing')
  return purposes.map(String)
}

export function readMessage(input: unknown): { readonly address: string; readonly message: Uint8Array } {
  if (!isJsonObject(input) || !isJsonObject(input.account) || !(input.message instanceof Uint8Array))
    throw new ProviderError(-32602, 'account or message is missing')
  return { address: String(input.account.address), message: input.message }
}

export function readTransaction(input: unknown, current: BitcoinNetworkName) {
  if (!isJsonObject(input) || !(input.psbt instanceof Uint8Array) || !Array.isArray(input.inputsToSign))
    throw new ProviderError(-32602, 'psbt or inputsToSign is missing')
  const network = String(input.chain ?? `bitcoin:${current}`).replace(/^bitcoin:/, '')
  const wanted = input.inputsToSign.flatMap((entry: unknown): readonly InputToSign[] => {
    if (!isJsonObject(entry) || !isJsonObject(entry.account) || !Array.isArray(entry.signingIndexes)) return []
    const address = String(entry.account.address)
    const sighash = sighashes[String(entry.sigHash)]
    return entry.signingIndexes.map((index) => ({
      index: Number(index),
      address,
      sighashTypes: sighash === undefined ? undefined : [sighash],
    }))
  })
  return { psbt: input.psbt, network: readNetwork(network), wanted }
}

function readNetwork(name: string): BitcoinNetworkName {
  if (isBitcoinNetworkName(name)) return name
  throw new ProviderError(-32602, `The network ${name} is not supported.`)
}
