import { proxy } from 'valtio/vanilla'
import type { Pairing, PairingState } from './pairingState.js'
import type { WalletConnectEntry } from './walletConnectEntry.js'

type Deps = {
  readonly isEnabled: boolean
  /** Loads the code that writes the state. */
  load(): Promise<Pick<WalletConnectEntry, 'prepare'>>
  /** Returns the loaded code. */
  current(): Pick<WalletConnectEntry, 'uri' | 'release'> | undefined
}

export function createLazyPairing({ isEnabled, load, current }: Deps): Pairing {
  const state = proxy<PairingState>({ status: 'idle', relay: 'idle' })
  return {
    state,
    isEnabled,
    async prepare() {
      if (!isEnabled) return
      if (state.status !== 'ready') Object.assign(state, { status: 'preparing', code: undefined })
      try {
        await (await load()).prepare()
      } catch {
        Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      }
    },
    uri: () => current()?.uri(),
    release: () => current()?.release(),
  }
}
