import { base64ToBytes, bytesToBase64 } from '../../base/base64.js'
import { isJsonObject, type JsonObject } from '../../base/jsonObject.js'
import type { Plan } from '../../base/plan.js'
import { ProviderError } from '../../base/providerError.js'
import { createProviderEvents } from '../../base/providerEvents.js'
import { askEsplora } from '../bitcoinApi.js'
import type { BitcoinNetworkName } from '../bitcoinChain.js'
import { connectPlan, messagePlan, psbtPlan, switchPlan, transferPlan } from '../bitcoinPlans.js'
import type { BitcoinFace, FaceParts } from './face.js'

/** A provider as sats-connect style wallets put it on the page: what it refuses is an answer with an error, not a rejection. */
export type SatsConnectProvider = {
  request(method: string, params?: unknown): Promise<unknown>
  addListener(listener: { readonly eventName: string; readonly cb: (event: unknown) => void }): () => void
}

/** What the wallet says of itself in `window.btc_providers`. */
export type SatsConnectEntry = {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly methods: readonly string[]
}

/** The codes of sats-connect for what EIP-1193 numbers otherwise. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002, 4200: -32601 }

const networkNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  signet: 'Signet',
  regtest: 'Regtest',
}

export const satsConnectMethods = [
  'getInfo',
  'wallet_connect',
  'wallet_disconnect',
  'wallet_getAccount',
  'wallet_getNetwork',
  'wallet_changeNetwork',
  'getAddresses',
  'getAccounts',
  'getBalance',
  'signMessage',
  'signPsbt',
  'sendTransfer',
]

export function createSatsConnectFace({ core, call }: FaceParts): BitcoinFace<SatsConnectProvider> {
  const events = createProviderEvents()
  core.changes.watch((change) => {
    if (change === 'revoked') events.emit('disconnect', { type: 'disconnect' })
    else if (change === 'network' && core.isPermitted())
      events.emit('networkChange', { type: 'networkChange', ...network(), addresses: addresses() })
    else if (change !== 'locked' && core.isPermitted())
      events.emit('accountChange', { type: 'accountChange', addresses: addresses() })
  })

  const network = () => {
    const isMainnet = core.network() === 'mainnet'
    return {
      bitcoin: { name: networkNames[core.network()] },
      stacks: { name: isMainnet ? 'mainnet' : 'testnet' },
      spark: { name: isMainnet ? 'mainnet' : 'regtest' },
    }
  }
  const addresses = (purposes: readonly string[] = ['payment', 'ordinals']) =>
    core
      .visible()
      .map(({ address, publicKey, purpose }) => ({
        address,
        publicKey: hex(publicKey),
        purpose: purpose === 'ordinal' ? 'ordinals' : purpose,
        addressType: purpose === 'ordinal' ? 'p2tr' : 'p2wpkh',
        walletType: 'software',
      }))
      .filter(({ purpose }) => purposes.includes(purpose))
  const account = (purposes?: readonly string[]) => ({
    id: 'account',
    walletType: 'software',
    addresses: addresses(purposes),
    network: network(),
  })
  const balance = async () => {
    const { rpcUrl } = core.chain(core.network())
    const { address } = core.account(core.memory.get().selected, core.network()).payment
    const read: Readonly<Record<'chain_stats' | 'mempool_stats', Sums>> = JSON.parse(
      await askEsplora(core.fetch, `${rpcUrl}/address/${address}`),
    )
    const confirmed = sumOf(read.chain_stats)
    const unconfirmed = sumOf(read.mempool_stats)
    return {
      confirmed: String(confirmed),
      unconfirmed: String(unconfirmed),
      total: String(confirmed + unconfirmed),
    }
  }
  const assertPermitted = () => {
    if (core.visible().length === 0) throw new ProviderError(4100, 'Access denied.')
  }

  function plan(method: string, params: JsonObject): Plan {
    switch (method) {
      case 'getInfo':
        return { run: () => ({ version: '1.0.0', methods: satsConnectMethods.filter(core.offers), supports: [] }) }
      case 'wallet_connect': {
        const wanted = typeof params.network === 'string' ? readNetwork(params.network) : undefined
        if (wanted) core.chain(wanted)
        return connectPlan(core, () => {
          if (wanted) core.selectNetwork(wanted)
          return account(readPurposes(params.addresses))
        })
      }
      case 'getAddresses': {
        const purposes = readPurposes(params.purposes)
        return connectPlan(core, () => ({ addresses: addresses(purposes), network: network() }))
      }
      case 'getAccounts': {
        const purposes = readPurposes(params.purposes)
        return connectPlan(core, () => addresses(purposes))
      }
      case 'getBalance':
        assertPermitted()
        return { run: balance }
      case 'wallet_disconnect':
        return {
          run() {
            core.memory.revoke()
            return null
          },
        }
      case 'wallet_getAccount':
        if (core.asksForSilent()) return connectPlan(core, () => account())
        assertPermitted()
        return { run: () => account() }
      case 'wallet_getNetwork':
        assertPermitted()
        return { run: network }
      case 'wallet_changeNetwork':
        assertPermitted()
        return switchPlan(core, readNetwork(String(params.name)), () => null)
      case 'signMessage': {
        const address = String(params.address)
        const protocol = readProtocol(params.protocol)
        const message = new TextEncoder().encode(String(params.message))
        return messagePlan(core, { address, message, protocol }, (signature, used) => ({
          address,
          messageHash: '',
          signature: bytesToBase64(signature),
          protocol: used.toUpperCase(),
        }))
      }
      case 'signPsbt': {
        const inputs = isJsonObject(params.signInputs) ? readSignInputs(params.signInputs) : undefined
        const wanted = { psbt: base64ToBytes(String(params.psbt)), inputs, broadcast: params.broadcast === true }
        return psbtPlan(core, core.network(), wanted, (signed, txid) => ({
          psbt: bytesToBase64(signed),
          ...(txid ? { txid } : {}),
        }))
      }
      case 'sendTransfer':
        assertPermitted()
        return transferPlan(core, core.network(), readRecipients(params.recipients), (txid) => ({ txid }))
      default:
        throw new ProviderError(4200)
    }
  }

  const provider: SatsConnectProvider = {
    async request(method, params) {
      const outcome = await call(method, params, () => plan(method, isJsonObject(params) ? params : {}))
      const envelope = { jsonrpc: '2.0', id: 'sats-connect' }
      if (outcome.type === 'thrown') throw outcome.value
      if (outcome.type === 'scripted') return outcome.value
      if (outcome.type === 'done') return { ...envelope, result: outcome.value }
      const { code, message } = outcome.error
      return { ...envelope, error: { code: codes[code] ?? code, message, data: null } }
    },
    addListener({ eventName, cb }) {
      const own = (event: unknown) => cb(event)
      events.on(eventName, own)
      return () => events.removeListener(eventName, own)
    },
  }
  return { provider, listenerCount: () => events.count(), tell: events.emit }
}

/** Sums of an address as Esplora writes them, in satoshi. */
type Sums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

function sumOf({ funded_txo_sum, spent_txo_sum }: Sums): number {
  return funded_txo_sum - spent_txo_sum
}

/** The purposes a page asks for; `undefined` for all. */
function readPurposes(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined
}

function readNetwork(name: string): BitcoinNetworkName {
  const network = name.toLowerCase()
  if (network === 'mainnet' || network === 'testnet' || network === 'signet' || network === 'regtest') return network
  throw new ProviderError(-32602, `The network ${name} is not supported.`)
}

function readProtocol(value: unknown): 'ecdsa' | 'bip322' | undefined {
  if (value === undefined) return undefined
  if (value === 'ECDSA') return 'ecdsa'
  if (value === 'BIP322') return 'bip322'
  throw new ProviderError(-32602, 'The protocol is neither ECDSA nor BIP322.')
}

function readSignInputs(value: JsonObject) {
  return Object.entries(value).flatMap(([address, indexes]) =>
    Array.isArray(indexes) ? indexes.map((index: unknown) => ({ address, index: Number(index) })) : [],
  )
}

function readRecipients(value: unknown) {
  if (!Array.isArray(value)) throw new ProviderError(-32602, 'recipients are missing')
  return value.map((entry: unknown) => {
    if (!isJsonObject(entry) || typeof entry.amount !== 'number' || !Number.isSafeInteger(entry.amount))
      throw new ProviderError(-32602, 'an amount is a number of satoshi')
    return { address: String(entry.address), amount: BigInt(entry.amount) }
  })
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
