/** The listener side of an EIP-1193 provider. */
export type ProviderEvents = {
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
  emit(event: string, value: unknown): void
  count(event?: string): number
}

/** Creates event listeners by name. A listener that throws does not affect the others. */
export function createProviderEvents(): ProviderEvents {
  const listeners = new Map<string, ((value: unknown) => void)[]>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const list = [...(listeners.get(event) ?? [])]
      const index = list.lastIndexOf(listener)
      if (index >= 0) list.splice(index, 1)
      listeners.set(event, list)
    },
    emit(event, value) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(value)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    count(event) {
      if (event !== undefined) return listeners.get(event)?.length ?? 0
      return [...listeners.values()].reduce((sum, list) => sum + list.length, 0)
    },
  }
}
