/** What a wallet rejects with. Namespaces differ: numeric codes here, a plain `Error` with free text there. */
export type WalletErrors = {
  /** The person said no. */
  declined(): unknown
  /** The wallet lost its nodes. */
  offline(): unknown
  /** A question of the same kind is open already. */
  pending(): unknown
  unknownMethod(method: string): unknown
}
