import { base58, base64 } from '@scure/base'
import { parseWireTransaction } from '../../../chains/solana/wireTransaction.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import type { Plan } from '../../base/plan.js'
import { ProviderError } from '../../base/providerError.js'
import { solanaMethods } from '../../solana/solanaMethods.js'
import type { SolanaFeature } from '../../solana/solanaTestWalletOptions.js'
import { createSolanaWalletCore } from '../../solana/solanaWalletCore.js'
import type { PhoneNamespace, PhoneNamespaceOptions } from '../phoneNamespace.js'
import { rpcUrlOf } from '../phoneNetwork.js'

const methods = [
  'solana_getAccounts',
  'solana_requestAccounts',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/**
 * Creates the Solana part of a phone wallet: messages and keys in base58, transactions in base64, as WalletConnect
 * specifies.
 */
export function createSolanaPhone(options: PhoneNamespaceOptions): PhoneNamespace {
  const { name, mnemonic, accountCount, firstAccount, fetch, networks } = options
  const chains = networks.flatMap((network) => {
    const { caipNetworkId, deprecatedCaipNetworkId } = network
    const ids = [caipNetworkId, ...(deprecatedCaipNetworkId ? [deprecatedCaipNetworkId] : [])]
    return ids.map((chain) => ({ chain, name: network.name, rpcUrl: rpcUrlOf(network) }))
  })
  const core = createSolanaWalletCore({
    name,
    mnemonic,
    accountCount,
    firstAccount,
    fetch,
    chains,
    origin: 'walletconnect',
  })
  core.memory.share([0])
  const accounts = () => core.visible().map(({ address }) => ({ pubkey: address }))

  function feature(
    of: SolanaFeature,
    inputs: readonly JsonObject[],
    answer: (outputs: readonly JsonObject[]) => unknown,
  ): Plan {
    const method = solanaMethods[of]
    if (!method) throw new ProviderError(4200)
    const plan = readable(() => method(core, inputs))
    return {
      ...plan,
      async run(choice) {
        const outputs: unknown = await plan.run(choice)
        return answer(Array.isArray(outputs) ? outputs.filter(isJsonObject) : [])
      },
    }
  }

  /** Builds the input for the named account, or for the own account that has to sign. */
  function input(text: unknown, pubkey: unknown, chain: string): JsonObject {
    const transaction = decode(base64.decode, text, 'the transaction must be base64')
    const { accounts: keys, signerCount } = readable(() => parseWireTransaction(transaction))
    const signers = keys.slice(0, signerCount)
    const own = core.visible().find(({ address }) => signers.includes(address))
    return { account: { address: pubkey ?? own?.address }, transaction, chain }
  }

  return {
    namespace: 'solana',
    methods,
    accountCount: core.addresses.length,
    networks: () => networks,
    addressesOf: (index) => [core.addresses[index] ?? []].flat(),
    shared: core.memory.visible,
    share(indices) {
      core.memory.select(indices[0] ?? 0)
      core.memory.share(indices)
    },
    plan({ method, params, networkId }) {
      const request = isJsonObject(params) ? params : {}
      const { pubkey } = request
      if (pubkey !== undefined && !accounts().some((one) => one.pubkey === pubkey)) throw new ProviderError(4100)
      switch (method) {
        case 'solana_getAccounts':
        case 'solana_requestAccounts':
          return { run: accounts }
        case 'solana_signMessage': {
          const message = decode(base58.decode, request.message, 'the message must be base58')
          const account = { address: pubkey ?? accounts()[0]?.pubkey }
          return feature('solana:signMessage', [{ account, message }], ([output]) => ({
            signature: base58.encode(bytesOf(output?.signature)),
          }))
        }
        case 'solana_signTransaction': {
          const wanted = input(request.transaction, pubkey, networkId)
          return feature('solana:signTransaction', [wanted], ([output]) => {
            const signed = bytesOf(output?.signedTransaction)
            return { signature: signatureOf(signed, wanted), transaction: base64.encode(signed) }
          })
        }
        case 'solana_signAllTransactions': {
          const list: readonly unknown[] = Array.isArray(request.transactions) ? request.transactions : []
          if (list.length === 0) throw new ProviderError(-32602, 'Invalid parameters: transactions is empty.')
          const inputs = list.map((one) => input(one, pubkey, networkId))
          return feature('solana:signTransaction', inputs, (outputs) => ({
            transactions: outputs.map(({ signedTransaction }) => base64.encode(bytesOf(signedTransaction))),
          }))
        }
        case 'solana_signAndSendTransaction': {
          const wanted = { ...input(request.transaction, pubkey, networkId), options: request.sendOptions }
          return feature('solana:signAndSendTransaction', [wanted], ([output]) => ({
            signature: base58.encode(bytesOf(output?.signature)),
          }))
        }
        default:
          throw new ProviderError(4200)
      }
    },
  }
}

/** Returns the signature of the signing account in base58. */
function signatureOf(signed: Uint8Array, { account }: JsonObject): string {
  const { accounts, signatures } = parseWireTransaction(signed)
  const place = isJsonObject(account) ? accounts.indexOf(String(account.address)) : -1
  return base58.encode(bytesOf(signatures[place]))
}

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new Error('unreachable: the wallet answers bytes')
}

function decode(read: (text: string) => Uint8Array, text: unknown, reason: string): Uint8Array {
  try {
    if (typeof text === 'string') return read(text)
  } catch {
    // Invalid text is reported below.
  }
  throw new ProviderError(-32602, `Invalid parameters: ${reason}.`)
}

/** Maps parse errors to an error of the app with a code, as WalletConnect requires. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new ProviderError(-32602, error instanceof Error ? error.message : String(error))
  }
}
