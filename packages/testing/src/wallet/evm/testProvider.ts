/** The provider object for pages: EIP-1193 with the `chainId` field that many pages read. */
export type TestProvider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): TestProvider
  removeListener(event: string, listener: (value: unknown) => void): TestProvider
  readonly chainId: string | null
  isConnected(): boolean
}
