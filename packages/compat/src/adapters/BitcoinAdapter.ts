import { type Bip122AdapterOptions, createBip122Adapter } from '@latchkey/adapter-bip122'
import type { BitcoinAddress, BitcoinProvider } from '@latchkey/common'
import { AdapterInstance } from './AdapterInstance.js'

/** The provider of a Bitcoin wallet. */
export type BitcoinConnector = BitcoinProvider

// biome-ignore lint/style/noNamespace: apps write `BitcoinConnector.SignPSBTParams`
export declare namespace BitcoinConnector {
  /** An address that the wallet shares. */
  export type AccountAddress = { -readonly [Key in keyof BitcoinAddress]: BitcoinAddress[Key] }
  /** A text to sign. */
  export type SignMessageParams = { message: string; address: string; protocol?: 'ecdsa' | 'bip322' | undefined }
  /** A transfer. `amount`: satoshi, as a decimal string. */
  export type SendTransferParams = { amount: string; recipient: string }
  /** A PSBT in base64. `broadcast` also sends the transaction. */
  export type SignPSBTParams = {
    psbt: string
    signInputs: { address: string; index: number; sighashTypes: number[] }[]
    broadcast?: boolean | undefined
  }
  /** The signed PSBT, and the transaction id if the wallet has sent it. */
  export type SignPSBTResponse = { psbt: string; txid?: string | undefined }
}

/** Options of {@link BitcoinAdapter}: those of `createBip122Adapter` of `@latchkey/adapter-bip122`, and these. */
export type BitcoinAdapterOptions = Bip122AdapterOptions & {
  /** No effect: `createAppKit` has the project id. */
  readonly projectId?: string | undefined
  /** No effect: the kit has the networks. */
  readonly networks?: readonly object[] | undefined
  /** No effect: the RPC URLs of the networks name an Esplora server. */
  readonly api?: object | undefined
}

/** The Bitcoin adapter. */
export class BitcoinAdapter extends AdapterInstance {
  constructor({ projectId: _, networks: __, api: ___, ...options }: BitcoinAdapterOptions = {}) {
    super(createBip122Adapter(options))
  }
}

/** What an address of `getAccountAddresses` is for. */
export const AddressPurpose = { Ordinal: 'ordinal', Payment: 'payment', Stacks: 'stx' } as const

/** One of the values of {@link AddressPurpose}. */
export type AddressPurpose = (typeof AddressPurpose)[keyof typeof AddressPurpose]
