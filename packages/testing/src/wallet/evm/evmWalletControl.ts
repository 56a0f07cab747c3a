import type { WalletControl } from '../base/walletControl.js'

/** The strings by which a test moves an EVM wallet. */
export type EvmWalletControl = WalletControl & {
  selectChain(chainId: number): void
  /** Announces itself again, with changed fields. */
  reannounce(changes?: Readonly<Record<string, unknown>>): void
  setAddressCase(addressCase: 'checksum' | 'lower'): void
  /** The `chainId` field of the provider object; `undefined` for the true one. */
  setChainIdField(value: string | null | undefined): void
}
