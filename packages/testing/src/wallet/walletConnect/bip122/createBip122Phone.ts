import type { CaipNetworkId } from '@latchkey/common'
import { bytesToHex } from 'viem'
import { base64ToBytes, bytesToBase64 } from '../../base/base64.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import type { BitcoinNetworkName } from '../../bitcoin/bitcoinChain.js'
import { createBitcoinCore } from '../../bitcoin/bitcoinCore.js'
import { messagePlan, psbtPlan, transferPlan } from '../../bitcoin/bitcoinPlans.js'
import type { InputToSign } from '../../bitcoin/bitcoinPsbt.js'
import type { PhoneNamespace, PhoneNamespaceOptions } from '../phoneNamespace.js'
import { rpcUrlOf } from '../phoneNetwork.js'

/** The first 32 digits of the genesis hash of each network (CAIP-4). */
const names: Readonly<Record<string, BitcoinNetworkName>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet4',
  '00000008819873e925422c1ff0f99f7c': 'signet',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

/** Creates the Bitcoin part of a phone wallet: signatures in hex, PSBTs in base64, as WalletConnect specifies. */
export function createBip122Phone(options: PhoneNamespaceOptions): PhoneNamespace {
  const { name, mnemonic, accountCount, firstAccount, fetch, networks } = options
  const chains = networks.map((network) => ({ network: nameOf(network.caipNetworkId), rpcUrl: rpcUrlOf(network) }))
  const core = createBitcoinCore({ name, mnemonic, accountCount, firstAccount, fetch, chains, origin: 'walletconnect' })
  core.permit()

  return {
    namespace: 'bip122',
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    accountCount,
    networks: () => networks,
    addressesOf(index, networkId) {
      const { payment, ordinal } = core.account(index, nameOf(networkId))
      return [payment.address, ordinal.address]
    },
    // A Bitcoin wallet exposes one account at a time.
    shared: () => [core.memory.get().selected],
    share: ([first = 0]) => core.memory.select(first),
    plan({ method, params, networkId }) {
      const request = isJsonObject(params) ? params : {}
      const network = nameOf(networkId)
      const own = core.visible(network)
      const account = String(request.account)
      if (!own.some((key) => key.address === account)) throw new ProviderError(4100)
      switch (method) {
        case 'getAccountAddresses': {
          const wanted: readonly unknown[] | undefined = Array.isArray(request.intentions)
            ? request.intentions
            : undefined
          const keys = own.filter(({ purpose }) => wanted?.includes(purpose) ?? true)
          return {
            run: () =>
              keys.map(({ address, publicKey, path, purpose }) => ({
                address,
                publicKey: hex(publicKey),
                path,
                intention: purpose,
              })),
          }
        }
        case 'signMessage': {
          if (typeof request.message !== 'string') throw invalid('the message must be a string')
          const address = typeof request.address === 'string' ? request.address : account
          const { protocol } = request
          if (protocol !== undefined && protocol !== 'ecdsa' && protocol !== 'bip322') throw invalid('unknown protocol')
          const message = new TextEncoder().encode(request.message)
          return messagePlan(core, { address, message, protocol }, (signature) => ({
            address,
            signature: hex(signature),
          }))
        }
        case 'signPsbt':
          return psbtPlan(
            core,
            network,
            { psbt: readPsbt(request.psbt), inputs: readInputs(request), broadcast: request.broadcast === true },
            (signed, txid) => ({ psbt: bytesToBase64(signed), ...(txid === undefined ? {} : { txid }) }),
          )
        case 'sendTransfer': {
          const payment = { address: String(request.recipientAddress), amount: readAmount(request.amount) }
          return transferPlan(core, network, [payment], (txid) => ({ txid }))
        }
        default:
          throw new ProviderError(4200)
      }
    },
  }
}

function nameOf(networkId: CaipNetworkId): BitcoinNetworkName {
  const name = names[networkId.slice('bip122:'.length)]
  if (!name) throw new ProviderError(-32602, `The network ${networkId} is not supported.`)
  return name
}

function readPsbt(value: unknown): Uint8Array {
  try {
    if (typeof value === 'string') return base64ToBytes(value)
  } catch {
    // Invalid base64 is reported below.
  }
  throw invalid('the PSBT must be base64')
}

function readInputs({ signInputs }: JsonObject): readonly InputToSign[] | undefined {
  if (!Array.isArray(signInputs)) return undefined
  return signInputs.map((one: unknown) => {
    if (!isJsonObject(one) || typeof one.index !== 'number') throw invalid('an input to sign needs its index')
    const { index, address, sighashTypes } = one
    return {
      index,
      address: typeof address === 'string' ? address : undefined,
      sighashTypes: Array.isArray(sighashTypes) ? sighashTypes.map(Number) : undefined,
    }
  })
}

function readAmount(value: unknown): bigint {
  if (typeof value === 'string' && /^[0-9]+$/.test(value)) return BigInt(value)
  throw invalid('the amount must be satoshi in decimal form')
}

function hex(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}

function invalid(reason: string): ProviderError {
  return new ProviderError(-32602, `Invalid parameters: ${reason}.`)
}
