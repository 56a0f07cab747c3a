/** The provider object a page gets: EIP-1193 with the `chainId` field many pages read. */
export type TestProvider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): TestProvider
  removeListener(event: string, listener: (value: unknown) => void): TestProvider
  readonly chainId: string | null
  isConnected(): boolean
}
