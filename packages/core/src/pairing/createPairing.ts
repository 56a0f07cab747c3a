import { type ChainNamespace, type Connector, loadPart, settleBy } from '@latchkey/common'
import type { WalletConnect } from '@latchkey/walletconnect'
import { proxy } from 'valtio/vanilla'
import type { PairingPart } from './createPairingPart.js'
import type { Pairing, PairingState } from './pairingState.js'

/** What the instance itself needs of the pairing. */
export type PairingControl = Pairing & {
  /** The way to a wallet on another device, in one namespace; `undefined` where that is off. */
  connector(namespace: ChainNamespace): Promise<Connector | undefined>
}

type Deps = {
  readonly isEnabled: boolean
  /** What the part that does it works with. */
  part(
    follow: (loaded: WalletConnect) => void,
  ): Parameters<typeof import('./createPairingPart.js').createPairingPart>[0]
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Pairing}: the state at once, what fills it when it is first needed. */
export function createPairing({ isEnabled, part, lifetime }: Deps): PairingControl {
  const state = proxy<PairingState>({
    status: 'idle',
    uri: undefined,
    expiresAt: undefined,
    relay: 'idle',
    code: undefined,
  })
  let loading: Promise<PairingPart> | undefined
  let made: WalletConnect | undefined

  function load(): Promise<PairingPart> {
    loading ??= loadPart(() => import('./createPairingPart.js')).then(
      ({ createPairingPart }) => createPairingPart(part(follow)),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return settleBy(loading, { signal: lifetime })
  }

  function follow(loaded: WalletConnect): void {
    made = loaded
    const show = () => Object.assign(state, loaded.pairing())
    loaded.watchPairing(show)
    show()
  }

  return {
    state,
    isEnabled,
    connector: async (namespace) => (isEnabled ? (await load()).connector(namespace) : undefined),
    async prepare() {
      if (!isEnabled) return
      if (!made) Object.assign(state, { status: 'preparing', code: undefined })
      try {
        await (await load()).prepare()
      } catch {
        if (!made) Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      }
    },
    uri: () => made?.uri(),
    release: () => made?.release(),
  }
}
