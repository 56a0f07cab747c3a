import { cleanText, type Result, readField, safeParseImageUrl } from '@latchkey/common'

type Call = (input: unknown) => Promise<unknown>

/** A wallet on the page. Its functions are read once, so that the page can't replace them later. */
export type ToyWallet = {
  readonly provider: object
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly connect: Call
  readonly disconnect: Call
  readonly signMessage: Call | undefined
  readonly signTransfer: Call | undefined
  /** Listens to changes of its accounts. Returns an unsubscribe function. */
  watch(listener: (news: unknown) => void): () => void
}

/** Parses an entry of `window.toyWallets`. Never throws. */
export function safeParseWallet(entry: unknown): Result<ToyWallet> {
  if (typeof entry !== 'object' || entry === null) return { ok: false, reason: 'no object' }
  const name = cleanText(readField(entry, 'name'), 64)
  const id = readField(entry, 'id')
  if (name === '') return { ok: false, reason: 'no name' }
  if (typeof id !== 'string' || !/^[\w.-]{1,80}$/.test(id)) return { ok: false, reason: 'no id' }
  const pinned = (method: string): Call | undefined => {
    const found = readField(entry, method)
    return typeof found === 'function' ? async (input) => Reflect.apply(found, entry, [input]) : undefined
  }
  const connect = pinned('connect')
  const on = readField(entry, 'on')
  if (!connect || typeof on !== 'function') return { ok: false, reason: 'no connect or no events' }
  const icon = safeParseImageUrl(readField(entry, 'icon'))
  return {
    ok: true,
    value: {
      provider: entry,
      id,
      name,
      icon: icon.ok ? icon.value : undefined,
      connect,
      disconnect: pinned('disconnect') ?? (async () => undefined),
      signMessage: pinned('signMessage'),
      signTransfer: pinned('signTransfer'),
      watch(listener) {
        try {
          const stop: unknown = Reflect.apply(on, entry, ['accounts', listener])
          return () => {
            if (typeof stop === 'function') stop()
          }
        } catch {
          return () => undefined
        }
      },
    },
  }
}
