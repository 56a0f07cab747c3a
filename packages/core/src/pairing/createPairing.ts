import { proxy } from 'valtio/vanilla'
import type { Loader } from '../engine/createLoader.js'
import type { Remote } from '../remote/remote.js'
import type { Pairing, PairingState } from './pairingState.js'

/** Makes a {@link Pairing}: the state at once, what fills it when a visitor wants a code. */
export function createPairing(isEnabled: boolean, remote: Loader<Remote>): Pairing {
  const state = proxy<PairingState>({ status: 'idle', relay: 'idle' })
  return {
    state,
    isEnabled,
    async prepare() {
      if (!isEnabled) return
      if (state.status !== 'ready') Object.assign(state, { status: 'preparing', code: undefined })
      try {
        await (await remote.load()).prepare()
      } catch {
        Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      }
    },
    uri: () => remote.current?.uri(),
    release: () => remote.current?.release(),
  }
}
