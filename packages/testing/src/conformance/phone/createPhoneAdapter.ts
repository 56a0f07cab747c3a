import type { Adapter } from '@latchkey/common'
import type { PhoneRigState } from './phoneRigState.js'

/** Creates the adapter of a rig, which discovers the rig's phones instead of the wallets on the page. */
export function createPhoneAdapter(state: PhoneRigState): Adapter {
  const { adapter } = state.options.rig
  const { connectors, parts } = state
  return {
    ...adapter,
    discover(onChange) {
      state.tell = () => onChange([...connectors])
      state.tell()
      return () => {
        state.tell = () => undefined
      }
    },
    // As in a kit, end the WalletConnect clients together with the adapter.
    destroy() {
      adapter.destroy()
      for (const part of parts) part.destroy()
      parts.clear()
    },
  }
}
