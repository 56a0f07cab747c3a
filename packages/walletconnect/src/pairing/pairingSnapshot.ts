import type { ErrorCode } from '@latchkey/common'

// The public types of the package lead here, so this file imports no types of the bundled library.

/** State of the pairing URI, as the core exposes it. */
export type PairingSnapshot = {
  readonly status: 'idle' | 'preparing' | 'ready' | 'failed'
  readonly uri: string | undefined
  /** In ms, by `ports.clock.now()`. */
  readonly expiresAt: number | undefined
  readonly relay: 'idle' | 'connecting' | 'connected' | 'reconnecting'
  readonly code: ErrorCode | undefined
}
