import type { Network } from '@latchkey/common'
import type { BitcoinNetworkName, BitcoinWalletChain } from '../../wallet/bitcoin/bitcoinChain.js'
import { createBitcoinTestWallet } from '../../wallet/bitcoin/createBitcoinTestWallet.js'
import type { ConformanceWallet, WalletLook } from '../conformanceRig.js'

/** Wallet interfaces for which the whole suite runs. */
export type Bip122Face = 'standard' | 'satsConnect' | 'unisat'

/** Window paths of UniSat-like wallets with their names: one wallet per path. */
const unisatPlaces = [
  { place: 'unisat', title: 'UniSat Wallet' },
  { place: 'bitget', title: 'Bitget Wallet' },
  { place: 'binance', title: 'Binance Wallet' },
] as const

type Options = WalletLook & {
  readonly name: string
  readonly face: Bip122Face
  /** Number of wallets that the page already has. */
  readonly index: number
  /** Methods that the wallet lacks. */
  readonly without: readonly string[]
  readonly chains: readonly (BitcoinWalletChain & { readonly network: BitcoinNetworkName; readonly of: Network })[]
  readonly page: EventTarget
}

type Names = {
  readonly connect: string
  readonly sign: string
  readonly switch: string
  /** Requests that need the visitor. */
  readonly prompting: RegExp
  /** Converts a response of a test into the format of this interface. */
  wrap(value: unknown): unknown
  /** Converts a signature into the format of this interface. */
  wrapSignature(value: unknown): unknown
}

const names: Readonly<Record<Bip122Face, Names>> = {
  standard: {
    connect: 'bitcoin:connect',
    sign: 'bitcoin:signMessage',
    switch: 'none',
    prompting: /^bitcoin:/,
    wrap: (value) => value,
    wrapSignature: (signature) => ({ signature }),
  },
  satsConnect: {
    connect: 'wallet_connect',
    sign: 'signMessage',
    switch: 'wallet_changeNetwork',
    prompting: /^(wallet_connect|wallet_changeNetwork|getAddresses|sign|send)/,
    wrap: (value) => ({ jsonrpc: '2.0', id: '1', result: value }),
    wrapSignature: (signature) => ({ jsonrpc: '2.0', id: '1', result: { signature } }),
  },
  unisat: {
    connect: 'requestAccounts',
    sign: 'signMessage',
    switch: 'switchChain',
    prompting: /^(requestAccounts|switch|sign|send)/,
    wrap: (value) => value,
    wrapSignature: (value) => value,
  },
}

/** Creates a Bitcoin test wallet with the controls of the conformance suite. */
export function createBip122ConformanceWallet(options: Options): ConformanceWallet {
  const { face, without, chains, page, icon, identity, quirks, index } = options
  const { place, title } = unisatPlaces[index % unisatPlaces.length] ?? unisatPlaces[0]
  const name = face === 'unisat' ? title : options.name
  const origin = 'https://conformance.example'
  const wallet = createBitcoinTestWallet({ name, id: identity, icon, chains, without, origin, quirks })
  const { control } = wallet
  const { connect, sign, switch: change, prompting, wrap, wrapSignature } = names[face]
  return {
    name,
    get addresses() {
      return [0, 1, 2].map((index) => wallet.addresses(index).payment)
    },
    get atConnect() {
      const { payment } = wallet.addresses()
      return face === 'unisat' ? [payment] : [payment, wallet.addresses().ordinal]
    },
    appear: () =>
      face === 'standard' ? wallet.announce(page) : wallet.inject(page, face === 'unisat' ? place : 'satsConnect'),
    rejectNextConnect: () => control.reject(connect),
    stallNextConnect() {
      control.stall(connect)
      return () => void control.release(connect)
    },
    shareNothingNext: () => control.approve(connect, { accounts: [] }),
    answerNextConnect: (value) => control.answerWith(connect, wrap(value)),
    throwNextConnect: (value) => control.throwWith(connect, value),
    rejectNextSignature: () => control.reject(sign),
    stallNextSignature() {
      control.stall(sign)
      return () => void control.release(sign)
    },
    answerNextSignature: (value) => control.answerWith(sign, wrapSignature(value)),
    throwNextSignature: (value) => control.throwWith(sign, value),
    rejectNextSwitch: () => control.reject(change),
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
    windows: control,
    selectAccount: (index) => control.selectAccount(index),
    selectNetwork(network) {
      const chain = chains.find(({ of }) => of.caipNetworkId === network.caipNetworkId)
      if (chain) control.selectNetwork(chain.network)
    },
    emitGarbage() {
      for (const value of [null, 'text', 42, {}, [], { accounts: 42 }, { accounts: [{ address: 'bc1' }] }])
        control.emit('change', value)
      for (const value of [null, 42, {}, { addresses: 42 }, { addresses: [{ address: 'bc1', purpose: 'payment' }] }])
        control.emit('accountChange', value)
      for (const event of ['networkChange', 'accountsChanged', 'networkChanged', 'chainChanged'])
        for (const value of [null, 42, {}, ['bc1'], 'moonnet', { bitcoin: { name: 42 } }]) control.emit(event, value)
    },
    tamper() {
      let calls = 0
      const count = async () => {
        calls++
        return []
      }
      if (face === 'satsConnect') Reflect.set(wallet.providers.satsConnect, 'request', count)
      else if (face === 'unisat') Reflect.set(wallet.providers.unisat, 'signMessage', count)
      else Reflect.set(wallet.providers.standard.features[sign] ?? {}, 'signMessage', count)
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method }) => prompting.test(method)).length,
    listenerCount: () => control.listenerCount(),
  }
}
