import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import type { WalletLink } from '@latchkey/walletconnect/links'
import { proxy } from 'valtio/vanilla'
import type { WalletConnectClient } from './createWalletConnectSource.js'

/** The pairing URI, shown as a QR code, and the connection to the relay. */
export type WalletConnectState = {
  /** `failed`: `code` is the reason. */
  status: 'idle' | 'preparing' | 'ready' | 'failed'
  /** Pairing URI (`wc:`, EIP-1328), renewed before it expires. Never log or send it. */
  uri?: string | undefined
  /** Expiry of the URI by the clock of the ports, in ms. */
  expiresAt?: number | undefined
  /** Connection to the relay; `idle` before the first one. */
  relay: 'idle' | 'connecting' | 'connected' | 'reconnecting'
  /**
   * Reason of the failure. With status `ready`: why the earlier URI was replaced (`USER_REJECTED`, `PAIRING_EXPIRED`).
   */
  code?: ErrorCode | undefined
  /** Request that is pending in a wallet app on this phone; absent on desktop. */
  waiting?: WaitingRequest | undefined
}

/** A request that the visitor has to approve in a wallet app on this phone. */
export type WaitingRequest = {
  readonly namespace: ChainNamespace
  /** Name of the wallet. */
  readonly name: string
  /**
   * Links that open it, best first; all passed the URL policy. If the wallet states none: the link that opened its app
   * last. Empty if that is unknown, too; the visitor then opens the wallet by hand.
   */
  readonly links: readonly WalletLink[]
  /** The wallet did not open: show a link. The modal does. */
  readonly needsVisitor: boolean
  /**
   * Opens the wallet with the given link, by default the best. Call it in a click handler. Returns whether a link
   * opened.
   */
  open(link?: WalletLink): boolean
}

/** WalletConnect: its state, and the pairing URI. */
export type WalletConnectControl = {
  readonly state: WalletConnectState
  /** WalletConnect is available. */
  readonly isEnabled: boolean
  /** Prepares a pairing URI, or retries after a failure. The URI is renewed until `release()`. Never rejects. */
  prepare(): Promise<void>
  /** Returns the pairing URI; `undefined` until it is ready and in its last 10 s. */
  uri(): string | undefined
  /** Stops renewing the URI. A pending connection request continues. */
  release(): void
  /**
   * Discards the URI. Connection requests that wait for its approval reject with `ABORTED`, and no wallet can connect
   * with it. The next `prepare` or request creates another one.
   */
  reset(): void
}

type Deps = {
  readonly isEnabled: boolean
  /** Loads the code that writes the state. */
  load(): Promise<Pick<WalletConnectClient, 'prepare'>>
  /** Returns the loaded code. */
  current(): Pick<WalletConnectClient, 'uri' | 'release' | 'reset'> | undefined
}

/**
 * Creates the {@link WalletConnectControl} of an instance. It loads the code of WalletConnect on the first `prepare`.
 */
export function createWalletConnectControl({ isEnabled, load, current }: Deps): WalletConnectControl {
  const state = proxy<WalletConnectState>({ status: 'idle', relay: 'idle' })
  let resets = 0
  return {
    state,
    isEnabled,
    async prepare() {
      if (!isEnabled) return
      if (state.status !== 'ready') Object.assign(state, { status: 'preparing', code: undefined })
      const before = resets
      try {
        const client = await load()
        if (resets === before) await client.prepare()
      } catch {
        if (resets !== before) return
        Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      }
    },
    uri: () => current()?.uri(),
    release: () => current()?.release(),
    reset() {
      resets++
      current()?.reset()
      Object.assign(state, { status: 'idle', uri: undefined, expiresAt: undefined, code: undefined })
    },
  }
}
