/**
 * An EIP-1193 provider, as AppKit types it. `request` resolves with the type that the caller states. Validate what a
 * wallet returns.
 */
export type Provider = {
  request<T = unknown>(parameters: { readonly method: string; readonly params?: unknown }): Promise<T>
  on<T = unknown>(event: string, listener: (value: T) => void): unknown
  removeListener<T = unknown>(event: string, listener: (value: T) => void): unknown
}
