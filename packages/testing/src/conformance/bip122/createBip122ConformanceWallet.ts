import type { Network } from '@latchkey/common'
import type { BitcoinNetworkName, BitcoinWalletChain } from '../../wallet/bitcoin/bitcoinChain.js'
import { createBitcoinTestWallet } from '../../wallet/bitcoin/createBitcoinTestWallet.js'
import type { ConformanceWallet, WalletLook } from '../conformanceRig.js'

/** The two ways wallets are spoken to that the whole suite runs over. */
export type Bip122Face = 'standard' | 'satsConnect'

type Options = WalletLook & {
  readonly name: string
  readonly face: Bip122Face
  /** Methods the wallet does not offer. */
  readonly without: readonly string[]
  readonly chains: readonly (BitcoinWalletChain & { readonly network: BitcoinNetworkName; readonly of: Network })[]
  readonly page: EventTarget
}

type Names = {
  readonly connect: string
  readonly sign: string
  readonly switch: string
  /** What the visitor is asked about. */
  readonly prompting: RegExp
  /** Puts what a test wants a wallet to answer into the form this face gives answers in. */
  wrap(value: unknown): unknown
}

const names: Readonly<Record<Bip122Face, Names>> = {
  standard: {
    connect: 'bitcoin:connect',
    sign: 'bitcoin:signMessage',
    switch: 'none',
    prompting: /^bitcoin:/,
    wrap: (value) => value,
  },
  satsConnect: {
    connect: 'wallet_connect',
    sign: 'signMessage',
    switch: 'wallet_changeNetwork',
    prompting: /^(wallet_connect|wallet_changeNetwork|getAddresses|sign|send)/,
    wrap: (value) => ({ jsonrpc: '2.0', id: '1', result: value }),
  },
}

/** A Bitcoin test wallet as the conformance suite moves it. */
export function createBip122ConformanceWallet(options: Options): ConformanceWallet {
  const { name, face, without, chains, page, icon, identity } = options
  const origin = 'https://conformance.example'
  const wallet = createBitcoinTestWallet({ name, id: identity, icon, chains, without, origin })
  const { control } = wallet
  const { connect, sign, switch: change, prompting, wrap } = names[face]
  return {
    name,
    addresses: [0, 1, 2].map((index) => wallet.addresses(index).payment),
    atConnect: Object.values(wallet.addresses()),
    appear: () => (face === 'standard' ? wallet.announce(page) : wallet.inject(page, 'satsConnect')),
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
    answerNextSignature: (value) =>
      control.answerWith(sign, face === 'standard' ? { signature: value } : wrap({ signature: value })),
    throwNextSignature: (value) => control.throwWith(sign, value),
    rejectNextSwitch: () => control.reject(change),
    stallEverything: () => control.always('*', { type: 'stall' }),
    lock: () => control.lock(),
    unlock: () => control.unlock(),
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
      for (const value of [null, 42, {}, { bitcoin: { name: 42 } }]) control.emit('networkChange', value)
    },
    tamper() {
      let calls = 0
      const count = async () => {
        calls++
        return []
      }
      if (face === 'satsConnect') Reflect.set(wallet.faces.satsConnect, 'request', count)
      else Reflect.set(wallet.faces.standard.features[sign] ?? {}, 'signMessage', count)
      return () => calls
    },
    disconnectSite: () => control.disconnectSite(),
    unplug: () => control.unplug(),
    requestCount: () => control.requests().length,
    promptCount: () => control.requests().filter(({ method }) => prompting.test(method)).length,
    listenerCount: () => control.listenerCount(),
  }
}
