/** A network of a test wallet. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number } | undefined
}
