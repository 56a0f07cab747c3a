/** A network a test wallet knows. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number } | undefined
}
