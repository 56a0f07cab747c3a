import type { TestProvider } from './testProvider.js'

/** The provider info of EIP-6963. */
export type AnnouncedInfo = {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** The part of a window that announcements need. */
export type AnnouncementTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

export type AnnounceOptions = {
  /** Delay of the first announcement after the call, in ms. Default 0: synchronously. */
  readonly afterMs?: number | undefined
  /** Whether the announced object is frozen. Some wallets don't freeze it. Default true. */
  readonly frozen?: boolean | undefined
  /** Announced fields that differ from the wallet's. */
  readonly info?: Readonly<Record<string, unknown>> | undefined
}

/** A wallet's presence on one page. */
export type Announcement = {
  /** Announces again, with these fields changed. */
  repeat(changes?: Readonly<Record<string, unknown>>): void
  stop(): void
}

/** Announces a provider now and whenever the page asks (EIP-6963). */
export function announceProvider(
  target: AnnouncementTarget,
  info: AnnouncedInfo,
  provider: TestProvider,
  { afterMs = 0, frozen = true, info: changed = {} }: AnnounceOptions = {},
): Announcement {
  const say = (changes: Readonly<Record<string, unknown>> = {}) => {
    const detail = { info: { ...info, ...changed, ...changes }, provider }
    if (frozen) Object.freeze(Object.freeze(detail).info)
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const answer = () => say()
  const begin = () => {
    target.addEventListener('eip6963:requestProvider', answer)
    say()
  }
  const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
  if (timer === undefined) begin()
  return {
    repeat: say,
    stop() {
      clearTimeout(timer)
      target.removeEventListener('eip6963:requestProvider', answer)
    },
  }
}
