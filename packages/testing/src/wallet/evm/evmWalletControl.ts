import type { WalletControl } from '../base/walletControl.js'

/** Controls an EVM test wallet. */
export type EvmWalletControl = WalletControl & {
  selectChain(chainId: number): void
  /** Announces itself again, with changed fields. */
  reannounce(changes?: Readonly<Record<string, unknown>>): void
  setAddressCase(addressCase: 'checksum' | 'lower'): void
  /** Sets the `chainId` field of the provider object; `undefined` for the real one. */
  setChainIdField(value: string | null | undefined): void
}
