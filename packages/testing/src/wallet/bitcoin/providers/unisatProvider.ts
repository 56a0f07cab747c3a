import { bytesToHex, hexToBytes, isHex } from 'viem'
import { bytesToBase64 } from '../../base/base64.js'
import { isJsonObject } from '../../base/jsonObject.js'
import type { Plan } from '../../base/plan.js'
import { ProviderError } from '../../base/providerError.js'
import { createProviderEvents } from '../../base/providerEvents.js'
import type { BitcoinOutcome } from '../bitcoinCall.js'
import { type BitcoinNetworkName, isBitcoinNetworkName } from '../bitcoinChain.js'
import { connectPlan, messagePlan, psbtPlan, pushPlan, switchPlan, transferPlan } from '../bitcoinPlans.js'
import { type InputToSign, readPsbt } from '../bitcoinPsbt.js'
import type { ProviderParts, ScriptedProvider } from './bitcoinProvider.js'

/** A provider with one function per action, like UniSat and wallets that follow it. */
export type UnisatProvider = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** UniSat itself, or `okx`, which has `connect` and its own event, and no network switch. */
export type UnisatDialect = 'unisat' | 'okx'

/** Options of the provider. These wallets show one address at a time. */
export type UnisatProviderOptions = ProviderParts & {
  readonly dialect: UnisatDialect
  readonly purpose?: 'payment' | 'ordinal' | undefined
}

const networkNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'livenet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  regtest: 'regtest',
}
const chainNames: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  testnet4: 'BITCOIN_TESTNET4',
  signet: 'BITCOIN_SIGNET',
  regtest: 'BITCOIN_REGTEST',
}

export function createUnisatProvider(options: UnisatProviderOptions): ScriptedProvider<UnisatProvider> {
  const { core, call, dialect, purpose = 'payment' } = options
  const events = createProviderEvents()
  const key = () => core.visible().find((one) => one.purpose === purpose)
  const addresses = () => [key()].flatMap((one) => (one ? core.write(one.address) : []))
  const chain = () => ({
    enum: chainNames[core.network()],
    name: core.network(),
    network: networkNames[core.network()],
  })
  const actor = () => {
    const found = key()
    if (!found) throw new ProviderError(4100)
    return found
  }

  const report = (event: string, value: unknown) => {
    for (const reported of core.reported(value)) events.emit(event, reported)
  }
  core.changes.watch((change) => {
    if (change === 'network') {
      report('networkChanged', networkNames[core.network()])
      report('chainChanged', chain())
    }
    report('accountsChanged', addresses())
    const found = key()
    if (dialect === 'okx' && found)
      report('accountChanged', { address: core.write(found.address), publicKey: bytesToHex(found.publicKey).slice(2) })
    if (change === 'revoked') events.emit('disconnect', undefined)
  })

  /** Adds a function to the provider; tests script it by `name`, which several functions may share. */
  const offer = (name: string, plan: (...args: readonly unknown[]) => Plan) => {
    return async (...args: readonly unknown[]) => settle(await call(name, args, () => plan(...args)))
  }
  const all: UnisatProvider = {
    requestAccounts: offer('requestAccounts', () => connectPlan(core, addresses)),
    getAccounts: offer('getAccounts', () => (core.asksForSilent() ? connectPlan(core, addresses) : { run: addresses })),
    getPublicKey: offer('getPublicKey', () => ({ run: () => bytesToHex(actor().publicKey).slice(2) })),
    getNetwork: offer('getNetwork', () => ({ run: () => networkNames[core.network()] })),
    signMessage: offer('signMessage', (message, type = 'ecdsa') => {
      const bytes = new TextEncoder().encode(String(message))
      const protocol = type === 'bip322-simple' ? 'bip322' : 'ecdsa'
      return messagePlan(core, { address: actor().address, message: bytes, protocol }, bytesToBase64)
    }),
    signPsbt: offer('signPsbt', (psbt, wanted) =>
      psbtPlan(core, core.network(), { psbt: readHex(psbt), ...readOptions(wanted) }, (signed) =>
        bytesToHex(signed).slice(2),
      ),
    ),
    pushPsbt: offer('pushPsbt', (psbt) => {
      const transaction = readPsbt(readHex(psbt))
      return pushPlan(core, core.network(), transaction, (txid) => txid)
    }),
    sendBitcoin: offer('sendBitcoin', (address, amount) => {
      actor()
      return transferPlan(
        core,
        core.network(),
        [{ address: String(address), amount: readSatoshi(amount) }],
        (txid) => txid,
      )
    }),
    disconnect: offer('disconnect', () => ({ run: () => core.memory.revoke() })),
    ...(dialect === 'okx'
      ? {
          connect: offer('connect', () =>
            connectPlan(core, () => {
              const found = key()
              return found
                ? { address: core.write(found.address), publicKey: bytesToHex(found.publicKey).slice(2) }
                : null
            }),
          ),
        }
      : {
          switchNetwork: offer('switchNetwork', (name) =>
            switchPlan(core, readName(networkNames, name), () => networkNames[core.network()]),
          ),
          getChain: offer('getChain', () => ({ run: chain })),
          switchChain: offer('switchChain', (name) => switchPlan(core, readName(chainNames, name), chain)),
        }),
  }
  const provider: UnisatProvider = {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => core.offers(name))),
    on: (event, listener) => {
      if (isListener(listener)) events.on(String(event), listener)
    },
    removeListener: (event, listener) => {
      if (isListener(listener)) events.removeListener(String(event), listener)
    },
  }
  return { provider, listenerCount: () => events.count(), tell: events.emit }
}

/** Rejects with plain objects, as these wallets do. */
async function settle(outcome: BitcoinOutcome): Promise<unknown> {
  if (outcome.type === 'thrown') throw outcome.value
  if (outcome.type === 'done' || outcome.type === 'scripted') return outcome.value
  const { code, message } = outcome.error
  return Promise.reject({ code, message })
}

function readName(names: Readonly<Record<BitcoinNetworkName, string>>, name: unknown): BitcoinNetworkName {
  const network = Object.keys(names).find((one) => isBitcoinNetworkName(one) && names[one] === name)
  if (network !== undefined && isBitcoinNetworkName(network)) return network
  throw new ProviderError(-32602, `The network ${String(name)} is not supported.`)
}

function readHex(value: unknown): Uint8Array {
  const hex = `0x${String(value)}`
  if (!isHex(hex) || hex.length % 2 !== 0) throw new ProviderError(-32602, 'Not hexadecimal.')
  return hexToBytes(hex)
}

function readSatoshi(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    throw new ProviderError(-32602, 'An amount is a whole number of satoshi.')
  return BigInt(value)
}

function readOptions(value: unknown): { readonly finalize: boolean; readonly inputs?: readonly InputToSign[] } {
  if (!isJsonObject(value)) return { finalize: true }
  const { autoFinalized, toSignInputs } = value
  const inputs = Array.isArray(toSignInputs)
    ? toSignInputs.filter(isJsonObject).map(({ index, address, sighashTypes }) => ({
        index: Number(index),
        address: typeof address === 'string' ? address : undefined,
        sighashTypes: Array.isArray(sighashTypes) ? sighashTypes.map(Number) : undefined,
      }))
    : undefined
  return { finalize: autoFinalized !== false, ...(inputs ? { inputs } : {}) }
}

function isListener(value: unknown): value is (event: unknown) => void {
  return typeof value === 'function'
}
