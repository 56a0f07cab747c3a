import { createEmitter, type Emitter, type Logger } from '@latchkey/common'

type Listener = (value: unknown) => void
type Listened = { readonly emitter: Emitter<unknown>; readonly stops: Map<Listener, () => void> }

/** The event emitter of an EIP-1193 provider. */
export type ProviderEvents = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
  clear(): void
}

/** Creates {@link ProviderEvents}. A listener that throws is logged and does not affect the others. */
export function createProviderEvents(logger: Logger): ProviderEvents {
  const events = new Map<string, Listened>()
  const report = (error: unknown) => logger.error('A listener of a wallet provider threw.', error)

  return {
    on(event, listener) {
      const listened = events.get(event) ?? { emitter: createEmitter<unknown>(report), stops: new Map() }
      events.set(event, listened)
      if (!listened.stops.has(listener)) listened.stops.set(listener, listened.emitter.watch(listener))
    },
    removeListener(event, listener) {
      const stops = events.get(event)?.stops
      stops?.get(listener)?.()
      stops?.delete(listener)
    },
    emit: (event, value) => events.get(event)?.emitter.emit(value),
    clear() {
      for (const { emitter } of events.values()) emitter.clear()
      events.clear()
    },
  }
}
