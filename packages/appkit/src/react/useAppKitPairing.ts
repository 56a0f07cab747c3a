import type { WalletLink } from '@latchkey/core'
import { useCallback, useEffect } from 'react'
import { idlePairing, type PairingView, type WalletView, walletParts } from '../state/walletView.js'
import { useKit } from './useKit.js'
import { useLoadedWallets } from './useLoadedWallets.js'
import { useWatched } from './useWatched.js'

/** What `useAppKitPairing` prepares. */
export type PairingParameters = {
  /**
   * Prepares a URI while the component is mounted. On a phone, a wallet's app must open in the click itself, so the URI
   * has to be ready before. Default: the URI is prepared by `connect` of `useAppKitConnect`.
   */
  readonly prepare?: boolean | undefined
  /** The wallet whose app is opened with `links`. */
  readonly wallet?: WalletView | undefined
}

/** The pairing URI of WalletConnect. */
export type PairingResult = PairingView & {
  /**
   * Links that open the wallet with the URI on this device, best first. All passed the URL policy. Empty until the URI
   * is ready.
   */
  readonly links: readonly WalletLink[]
  /** Prepares a URI again after a failure. */
  retry(): void
}

/**
 * Returns the pairing URI of WalletConnect, with its state, its expiry, and links that open a wallet's app. Show `uri`
 * as a QR code while `connect` of `useAppKitConnect` is pending.
 *
 * @example
 * const { uri, expiresAt } = useAppKitPairing()
 */
export function useAppKitPairing({ prepare = false, wallet }: PairingParameters = {}): PairingResult {
  const kit = useKit()
  const walletId = wallet?.walletId
  const read = () => {
    const wallets = kit.lazyCore.loaded?.wallets
    return wallets ? { pairing: wallets.pairing(), links: wallets.links(walletId) } : idle
  }
  const { pairing, links } = useWatched(kit, {
    read,
    initial: () => idle,
    watched: walletParts.pairing,
    depth: viewDepth,
  })

  useLoadedWallets(kit, startNothing)
  const retry = useCallback(() => {
    // A failure is the state of the pairing.
    kit.load().then(({ walletConnect }) => walletConnect.prepare(), nothing)
  }, [kit])

  useEffect(() => {
    if (!prepare) return
    let isLeft = false
    kit.load().then(({ walletConnect }) => (isLeft ? undefined : walletConnect.prepare()), nothing)
    return () => {
      isLeft = true
      kit.core?.walletConnect.release()
    }
  }, [kit, prepare])

  return { ...pairing, links, retry }
}

const idle: { readonly pairing: PairingView; readonly links: readonly WalletLink[] } = {
  pairing: idlePairing,
  links: [],
}
const nothing = () => undefined
const startNothing = async () => undefined
/** View, links, link. */
const viewDepth = 3
