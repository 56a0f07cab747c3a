import { bytesToHex, hexToBytes, isHex } from 'viem'
import { bytesToBase64 } from '../../base/base64.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import type { Plan } from '../../base/plan.js'
import { ProviderError } from '../../base/providerError.js'
import type { BitcoinNetworkName } from '../bitcoinChain.js'
import { connectPlan, messagePlan, psbtPlan, transferPlan } from '../bitcoinPlans.js'
import type { ProviderParts, ScriptedProvider } from './bitcoinProvider.js'

/**
 * The provider of Leather: each call names its network, and errors reject with a response object that contains the
 * error.
 */
export type LeatherProvider = {
  readonly isLeather: true
  request(method: string, params?: unknown): Promise<unknown>
}

const networkNames: Readonly<Record<string, BitcoinNetworkName>> = {
  mainnet: 'mainnet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  devnet: 'regtest',
}
const methods = ['supportedMethods', 'getAddresses', 'signMessage', 'signPsbt', 'sendTransfer']

export function createLeatherProvider({ core, call }: ProviderParts): ScriptedProvider<LeatherProvider> {
  const readNetwork = (params: JsonObject): BitcoinNetworkName => {
    const network = networkNames[String(params.network ?? 'mainnet')]
    if (!network) throw new ProviderError(-32602, 'The network is not supported.')
    core.chain(network)
    return network
  }
  const addresses = (network: BitcoinNetworkName) => [
    ...core.visible(network).map(({ address, publicKey, path, purpose }) => ({
      symbol: 'BTC',
      type: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
      address: core.write(address),
      publicKey: `${purpose === 'payment' ? '' : '02'}${bytesToHex(publicKey).slice(2)}`,
      derivationPath: path,
    })),
    { symbol: 'STX', address: 'ST000000000000000000002AMW42H' },
  ]
  const assertPermitted = () => {
    if (core.visible().length === 0) throw new ProviderError(4100)
  }

  function plan(method: string, params: JsonObject): Plan {
    switch (method) {
      case 'supportedMethods':
        return { run: () => ({ methods: methods.filter(core.offers).map((name) => ({ name })) }) }
      case 'getAddresses': {
        const network = readNetwork(params)
        return connectPlan(core, () => ({ addresses: addresses(network) }))
      }
      case 'signMessage': {
        const purpose = params.paymentType === 'p2tr' ? 'ordinal' : 'payment'
        const key = core.visible(readNetwork(params)).find((one) => one.purpose === purpose)
        if (!key) throw new ProviderError(4100)
        const message = new TextEncoder().encode(String(params.message))
        return messagePlan(core, { address: key.address, message, protocol: 'bip322' }, (signature) => ({
          address: core.write(key.address),
          message: params.message,
          signature: bytesToBase64(signature),
        }))
      }
      case 'signPsbt': {
        assertPermitted()
        const { signAtIndex, allowedSighash } = params
        const sighashTypes = Array.isArray(allowedSighash) ? allowedSighash.map(Number) : undefined
        const indexes = signAtIndex === undefined ? undefined : [signAtIndex].flat()
        const inputs = indexes?.map((index) => ({ index: Number(index), sighashTypes }))
        const wanted = { psbt: readHex(params.hex), inputs, broadcast: params.broadcast === true }
        return psbtPlan(core, readNetwork(params), wanted, (signed, txid) => ({
          hex: bytesToHex(signed).slice(2),
          ...(txid ? { txid } : {}),
        }))
      }
      case 'sendTransfer':
        assertPermitted()
        return transferPlan(core, readNetwork(params), readRecipients(params.recipients), (txid) => ({ txid }))
      default:
        throw new ProviderError(4200)
    }
  }

  const provider: LeatherProvider = {
    isLeather: true,
    async request(method, params) {
      const outcome = await call(method, params, () => plan(method, isJsonObject(params) ? params : {}))
      const envelope = { jsonrpc: '2.0', id: 'leather' }
      if (outcome.type === 'thrown') throw outcome.value
      if (outcome.type === 'scripted') return outcome.value
      if (outcome.type === 'done') return { ...envelope, result: outcome.value }
      const { code, message } = outcome.error
      return Promise.reject({ ...envelope, error: { code: code === 4200 ? -32601 : code, message } })
    },
  }
  return { provider, listenerCount: () => 0, tell: () => undefined }
}

function readHex(value: unknown): Uint8Array {
  const hex = `0x${String(value)}`
  if (!isHex(hex)) throw new ProviderError(-32602, 'Not hexadecimal.')
  return hexToBytes(hex)
}

/** Reads recipients whose amounts are satoshi as text. */
function readRecipients(value: unknown) {
  if (!Array.isArray(value)) throw new ProviderError(-32602, 'recipients are missing')
  return value.map((entry: unknown) => {
    if (!isJsonObject(entry) || !/^\d{1,16}$/.test(String(entry.amount)))
      throw new ProviderError(-32602, 'an amount is a text of satoshi')
    return { address: String(entry.address), amount: BigInt(String(entry.amount)) }
  })
}
