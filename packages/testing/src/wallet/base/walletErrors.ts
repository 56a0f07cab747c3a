/** Errors of a wallet. Some namespaces use numeric codes, others a plain `Error` with free text. */
export type WalletErrors = {
  /** Returns the error after the user rejected. */
  declined(): unknown
  /** Returns the error of a wallet without a connection to its nodes. */
  offline(): unknown
  /** Returns the error if a prompt of the same kind is already open. */
  pending(): unknown
  unknownMethod(method: string): unknown
}
