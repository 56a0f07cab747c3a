/** The part of the extension API that the wallet uses. */
export type ExtensionApi = {
  readonly runtime: {
    sendMessage(message: unknown): Promise<unknown>
    readonly onMessage: {
      addListener(
        listener: (
          message: unknown,
          sender: { readonly origin?: string },
          respond: (response: unknown) => void,
        ) => boolean,
      ): void
    }
  }
  readonly storage: {
    readonly local: { get(key: string): Promise<Record<string, unknown>>; set(values: object): Promise<void> }
  }
}

/** Returns the extension API of the browser. */
export function extensionApi(): ExtensionApi {
  return (globalThis as typeof globalThis & { readonly chrome: ExtensionApi }).chrome
}

/** A request of a page, and the response of the worker. */
export type ExtensionRequest = { readonly method: string; readonly params?: readonly unknown[] }
export type ExtensionResponse =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Mark of the messages between the provider in the page and the content script. */
export const channel = 'lodestar'
