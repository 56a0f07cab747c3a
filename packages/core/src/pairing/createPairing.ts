import { settleBy } from '@latchkey/common'
import type { WalletConnect } from '@latchkey/walletconnect'
import { proxy } from 'valtio/vanilla'
import type { Pairing, PairingState } from './pairingState.js'

type Deps = {
  readonly isEnabled: boolean
  /** The part that speaks to the relay; loaded when it is first needed. */
  load(): Promise<WalletConnect>
  readonly lifetime: AbortSignal
}

/** Makes a {@link Pairing}: the state at once, what fills it when a visitor wants a code. */
export function createPairing({ isEnabled, load, lifetime }: Deps): Pairing & { follow(part: WalletConnect): void } {
  const state = proxy<PairingState>({
    status: 'idle',
    uri: undefined,
    expiresAt: undefined,
    relay: 'idle',
    code: undefined,
  })
  let part: WalletConnect | undefined

  return {
    state,
    isEnabled,
    follow(loaded) {
      part = loaded
      const show = () => Object.assign(state, loaded.pairing())
      loaded.watchPairing(show)
      show()
    },
    async prepare() {
      if (!isEnabled) return
      if (!part) Object.assign(state, { status: 'preparing', code: undefined })
      try {
        await (await settleBy(load(), { signal: lifetime })).prepare()
      } catch {
        if (!part) Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      }
    },
    uri: () => part?.uri(),
    release: () => part?.release(),
  }
}
