import { limits } from '@latchkey/common'
import type { WalletConnectState } from '@latchkey/core'

/** The lifetime of a code when it appeared. */
export type CodeLifetime = {
  readonly uri: string
  readonly minutes: number
  /** Only the lifetime of the first code is announced. That of later ones can be read. */
  readonly isAnnounced: boolean
}

/** What the clock shows. */
export type ClockStatus =
  /** The connection to the relay is interrupted. */
  | { readonly status: 'reconnecting' }
  /** There is no code yet, or no longer. */
  | { readonly status: 'noCode'; readonly lifetime: CodeLifetime | undefined }
  | {
      readonly status: 'running'
      /** Until the next code. */
      readonly seconds: number
      /** The same as a share of the longest time, from 0 to 1. */
      readonly share: number
      /** `undefined` until the live region exists. */
      readonly lifetime: CodeLifetime | undefined
    }

/** The code and the relay. `seconds` is the remaining time of the code. */
export type ClockSource = Pick<WalletConnectState, 'relay' | 'uri'> & { readonly seconds: number | undefined }

/** Returns the status of the clock. `lifetime` is that of {@link readLifetime}. */
export function readClockStatus(
  { relay, seconds }: Pick<ClockSource, 'relay' | 'seconds'>,
  lifetime: CodeLifetime | undefined,
): ClockStatus {
  if (relay === 'reconnecting') return { status: 'reconnecting' }
  if (seconds === undefined) return { status: 'noCode', lifetime }
  const share = Math.min(1, (seconds * 1_000) / (limits.pairingLifeMs - limits.pairingMarginMs))
  return { status: 'running', seconds, share, lifetime }
}

/**
 * Returns the lifetime to show; `before` is the one that is shown. It stays while its code does, and starts again after
 * an interruption.
 */
export function readLifetime(
  before: CodeLifetime | undefined,
  { relay, uri, seconds }: ClockSource,
): CodeLifetime | undefined {
  if (relay === 'reconnecting') return undefined
  if (uri === undefined || seconds === undefined || before?.uri === uri) return before
  return { uri, minutes: Math.max(1, Math.round(seconds / 60)), isAnnounced: !before }
}
