import type { Connector, OpenRemote } from '@latchkey/common'
import { createSkippableClock } from '../../fakes/createSkippableClock.js'
import type { WalletConnectWallet } from '../../wallet/walletConnect/walletConnectWallet.js'
import type { WalletConnectPart } from '../walletConnectPart.js'
import type { PhoneRigOptions } from './phoneRigOptions.js'

/** The state that the adapter, the phones and the clients of one rig share. */
export type PhoneRigState = {
  readonly options: PhoneRigOptions
  readonly openRemote: OpenRemote
  readonly clock: ReturnType<typeof createSkippableClock>
  /** Aborts when the rig is disposed. */
  readonly lifetime: AbortController
  /** The listed connectors, one for each phone. */
  readonly connectors: Connector[]
  readonly phones: Promise<WalletConnectWallet>[]
  /** WalletConnect clients of the connected phones. Each has a timer from its first pairing on. */
  readonly parts: Set<WalletConnectPart>
  /** Reports the listed connectors while discovery runs. */
  tell(): void
}

export async function createPhoneRigState(options: PhoneRigOptions): Promise<PhoneRigState> {
  const { openRemote } = options.rig.adapter
  if (!openRemote) throw new Error('The adapter has no `openRemote`')
  return {
    options,
    openRemote,
    clock: createSkippableClock(),
    lifetime: new AbortController(),
    connectors: [],
    phones: [],
    parts: new Set(),
    tell: () => undefined,
  }
}
