import { isJsonObject } from '../../base/jsonObject.js'
import { ProviderError } from '../../base/providerError.js'
import type { BitcoinKey } from '../bitcoinAccount.js'
import type { BitcoinOutcome } from '../bitcoinCall.js'
import type { BitcoinNetworkName } from '../bitcoinChain.js'
import { connectPlan, messagePlan, psbtPlan } from '../bitcoinPlans.js'
import type { InputToSign } from '../bitcoinPsbt.js'
import type { BitcoinFace, FaceParts } from './face.js'

/** An account as Wallet Standard shows it. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label: string
}

/** A Wallet Standard wallet. */
export type StandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, object>>
  readonly accounts: readonly StandardAccount[]
}

export type StandardFaceOptions = FaceParts & {
  readonly name: string
  readonly icon: string
  readonly sharedNetworks: 'all' | 'current'
}

/** Numbers of signature hash types, as the feature names them. */
const sighashes: Readonly<Record<string, number>> = {
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
}

/** The face of Wallet Standard, with the features of its extension for Bitcoin. Refusals are plain errors with a text. */
export function createStandardFace(options: StandardFaceOptions): BitcoinFace<StandardWallet> {
  const { core, call, name, icon, sharedNetworks } = options
  const listeners = new Set<(change: unknown) => void>()
  const made = new Map<string, StandardAccount>()

  const networks = (): readonly BitcoinNetworkName[] => {
    const current = core.network()
    if (sharedNetworks === 'current') return [current]
    return [current, ...core.chains.map(({ network }) => network).filter((network) => network !== current)]
  }

  const account = (network: BitcoinNetworkName, { address, publicKey, purpose }: BitcoinKey): StandardAccount => {
    const id = `${network} ${address}`
    const found = made.get(id)
    if (found) return found
    const fresh = Object.freeze({
      address,
      publicKey,
      chains: [`bitcoin:${network}`],
      features: signing.filter(core.offers),
      label: purpose === 'payment' ? 'Payments' : 'Ordinals',
    })
    made.set(id, fresh)
    return fresh
  }
  const shared = (purposes: readonly string[] = ['payment', 'ordinals']) =>
    networks().flatMap((network) => {
      const keys = core.visible(network)
      return purposes.flatMap((purpose) =>
        keys
          .filter((key) => key.purpose === (purpose === 'ordinals' ? 'ordinal' : purpose))
          .map((key) => account(network, key)),
      )
    })
  core.changes.watch(() => {
    for (const listener of [...listeners]) listener({ accounts: shared() })
  })

  const all: Readonly<Record<string, object>> = {
    'bitcoin:connect': {
      version: '1.0.0',
      connect: async (input: unknown) =>
        settle(
          await call('bitcoin:connect', input, () =>
            connectPlan(core, () => ({ accounts: shared(readPurposes(input)) })),
          ),
        ),
    },
    'standard:connect': {
      version: '1.0.0',
      connect: async (input: unknown) => {
        const isSilent = isJsonObject(input) && input.silent === true
        const answer = () => ({ accounts: shared() })
        return settle(
          await call('standard:connect', input, () =>
            isSilent && !core.asksForSilent() ? { run: answer } : connectPlan(core, answer),
          ),
        )
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () =>
        settle(await call('standard:disconnect', undefined, () => ({ run: () => core.memory.revoke() }))),
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (change: unknown) => void) {
        if (event !== 'change') return () => undefined
        // Each call counts, even with the same function.
        const own = (change: unknown) => listener(change)
        listeners.add(own)
        return () => void listeners.delete(own)
      },
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: async (...inputs: readonly unknown[]) => {
        const answers = inputs.map(async (input) => {
          const { address, message } = readMessage(input)
          return settle(
            await call('bitcoin:signMessage', input, () =>
              messagePlan(core, { address, message }, (signature) => ({ signedMessage: message, signature })),
            ),
          )
        })
        return Promise.all(answers)
      },
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: async (...inputs: readonly unknown[]) => {
        const answers = inputs.map(async (input) =>
          settle(
            await call('bitcoin:signTransaction', input, () => {
              const { psbt, network, wanted } = readTransaction(input, core.network())
              return psbtPlan(core, network, { psbt, inputs: wanted }, (signedPsbt) => ({ signedPsbt }))
            }),
          ),
        )
        return Promise.all(answers)
      },
    },
  }
  const features = Object.fromEntries(Object.entries(all).filter(([feature]) => core.offers(feature)))

  const provider: StandardWallet = {
    version: '1.0.0',
    name,
    icon,
    chains: core.chains.map(({ network }) => `bitcoin:${network}`),
    features,
    get accounts() {
      return shared()
    },
  }
  return {
    provider,
    listenerCount: () => listeners.size,
    tell(event, value) {
      if (event === 'change') for (const listener of [...listeners]) listener(value)
    },
  }
}

const signing: readonly string[] = ['bitcoin:signMessage', 'bitcoin:signTransaction']

function settle(outcome: BitcoinOutcome): unknown {
  if (outcome.type === 'thrown') throw outcome.value
  if (outcome.type === 'refused') throw new Error(outcome.error.message)
  return outcome.value
}

function readPurposes(input: unknown): readonly string[] {
  const purposes = isJsonObject(input) ? input.purposes : undefined
  if (!Array.isArray(purposes)) throw new ProviderError(-32602, 'purposes are missing')
  return purposes.map(String)
}

function readMessage(input: unknown): { readonly address: string; readonly message: Uint8Array } {
  if (!isJsonObject(input) || !isJsonObject(input.account) || !(input.message instanceof Uint8Array))
    throw new ProviderError(-32602, 'account or message is missing')
  return { address: String(input.account.address), message: input.message }
}

function readTransaction(input: unknown, current: BitcoinNetworkName) {
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
  if (name === 'mainnet' || name === 'testnet' || name === 'signet' || name === 'regtest') return name
  throw new ProviderError(-32602, `The network ${name} is not supported.`)
}
