/** Where a wallet keeps what survives a reload; `localStorage` fits. */
export type WalletStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}
