import { bytesToHex } from 'viem'
import { polkadotTestAccounts } from '../../../chains/polkadot/polkadotAccounts.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import type { Plan } from '../../base/plan.js'
import { ProviderError } from '../../base/providerError.js'
import type { SignerPayload } from '../../polkadot/payloadBytes.js'
import { planPayload, planRaw } from '../../polkadot/polkadotPlans.js'
import { createPolkadotWalletCore } from '../../polkadot/polkadotWalletCore.js'
import { toSs58 } from '../../polkadot/ss58.js'
import type { PhoneNamespace, PhoneNamespaceOptions } from '../phoneNamespace.js'

/**
 * Creates the Polkadot part of a phone wallet with the development accounts, grouped by key type: Alice, Bob and so on.
 */
export function createPolkadotPhone(options: PhoneNamespaceOptions): PhoneNamespace {
  const { firstAccount, accountCount, networks } = options
  const accounts = polkadotTestAccounts().slice(firstAccount, firstAccount + accountCount)
  const chains = networks.map((network) => ({ ...network, id: network.caipNetworkId.slice('polkadot:'.length) }))
  const core = createPolkadotWalletCore({ name: options.name, accounts, chains, origin: 'walletconnect' }, options.name)
  core.memory.share([0])

  return {
    namespace: 'polkadot',
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    accountCount: core.accounts.length,
    networks: () => networks,
    addressesOf(index, networkId) {
      const account = core.accounts[index]
      if (!account) return []
      const { key } = account
      const { ss58Format = 42 } = networks.find(({ caipNetworkId }) => caipNetworkId === networkId) ?? {}
      return [key.type === 'ethereum' ? bytesToHex(key.accountId) : toSs58(key.accountId, ss58Format)]
    },
    shared: () => core.memory.shared() ?? [],
    share: core.memory.share,
    plan({ method, params }) {
      const request = isJsonObject(params) ? params : {}
      const address = String(request.address)
      if (method === 'polkadot_signMessage') {
        if (typeof request.message !== 'string') throw invalid('the message must be a string')
        const data = request.message
        return onlySignature(coded(() => planRaw(core, { address, data, type: 'bytes' })))
      }
      if (method === 'polkadot_signTransaction') {
        const payload = readPayload(request.transactionPayload, address)
        return onlySignature(coded(() => planPayload(core, payload, chains)))
      }
      throw new ProviderError(4200)
    },
  }
}

function onlySignature(plan: Plan): Plan {
  return {
    ...plan,
    async run(choice) {
      const answer: unknown = await plan.run(choice)
      return { signature: isJsonObject(answer) ? answer.signature : undefined }
    },
  }
}

const fields = [
  'blockHash',
  'era',
  'genesisHash',
  'method',
  'nonce',
  'specVersion',
  'tip',
  'transactionVersion',
] as const

function readPayload(value: unknown, address: string): SignerPayload {
  if (!isJsonObject(value)) throw invalid('transactionPayload must be an object')
  const text = (name: (typeof fields)[number] | 'address') => {
    const field = value[name]
    if (typeof field !== 'string') throw invalid(`transactionPayload.${name} must be a string`)
    return field
  }
  return {
    address: value.address === undefined ? address : text('address'),
    blockHash: text('blockHash'),
    era: text('era'),
    genesisHash: text('genesisHash'),
    method: text('method'),
    nonce: text('nonce'),
    signedExtensions: extensions(value),
    specVersion: text('specVersion'),
    tip: text('tip'),
    transactionVersion: text('transactionVersion'),
  }
}

function extensions({ signedExtensions }: JsonObject): readonly string[] {
  if (!Array.isArray(signedExtensions)) throw invalid('transactionPayload.signedExtensions must be a list')
  return signedExtensions.map(String)
}

/** Adds a code to the messages that extensions throw: over WalletConnect an error always has one. */
function coded<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new ProviderError(4100, error instanceof Error ? error.message : undefined)
  }
}

function invalid(reason: string): ProviderError {
  return new ProviderError(-32602, `Invalid parameters: ${reason}.`)
}
