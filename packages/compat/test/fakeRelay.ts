import { readField } from '@latchkey/common'

/** Replaces the WebSocket of the page by a relay that accepts every call and delivers nothing. Returns its undo. */
export function fakeRelay(): () => void {
  const { WebSocket } = window
  class RelaySocket {
    onopen: (() => void) | null = null
    onmessage: ((event: { readonly data: string }) => void) | null = null
    onclose: (() => void) | null = null
    onerror: (() => void) | null = null

    constructor() {
      queueMicrotask(() => this.onopen?.())
    }

    send(frame: string): void {
      const call: unknown = JSON.parse(frame)
      const data = JSON.stringify({ id: readField(call, 'id'), jsonrpc: '2.0', result: true })
      queueMicrotask(() => this.onmessage?.({ data }))
    }

    close(): void {
      this.onmessage = null
    }
  }
  Object.defineProperty(window, 'WebSocket', { configurable: true, value: RelaySocket })
  return () => void Object.defineProperty(window, 'WebSocket', { configurable: true, value: WebSocket })
}
