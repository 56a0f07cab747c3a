/** Storage of a wallet that survives a reload, such as `localStorage`. */
export type WalletStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}
