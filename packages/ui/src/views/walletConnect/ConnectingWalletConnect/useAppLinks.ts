import { reportRefusedLink, type WalletLink, type WalletListEntry } from '@latchkey/core'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { useCodeClock } from '../../../qr/CodeClock.js'
import type { HandedOver } from '../../../walletConnect/useWalletConnect.js'
import { openWallet, readLinks } from '../../../walletConnect/walletLinks.js'

/** Links that open a wallet's app or page with the pairing URI. */
export type AppLinks = {
  readonly first: WalletLink | undefined
  readonly other: WalletLink | undefined
  /** There is a pairing URI, but the URL policy refused the wallet's links. */
  readonly hasNoLink: boolean
  /** A link was opened, and its wallet has the current URI. */
  readonly isWaiting: boolean
  /** The page is still visible some time after the link was opened, so the device probably does not have the app. */
  readonly isStillHere: boolean
  /** Opens the first or the other link. Call it inside the visitor's click. */
  open(index: 0 | 1): void
}

/** Returns the {@link AppLinks} of a wallet. */
export function useAppLinks(wallet: WalletListEntry, kind: WalletLink['kind'], handedOver: HandedOver): AppLinks {
  const { core, window } = useModal()
  const { error } = useLanguage()
  // Renders each second, because links expire with the URI.
  useCodeClock()
  const read = () => readLinks(core, wallet, window, kind)
  const [first, other] = read()
  const opened = handedOver.handed?.kind === kind ? handedOver.handed : undefined
  const isStillHere = useStillHere(opened)
  const hasUri = core.walletConnect.uri() !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal wallet in a new object must not log again
  useEffect(() => {
    if (!hasUri) return
    readLinks(core, wallet, window, kind, (reason) => reportRefusedLink(core.ports.logger, wallet.name, reason))
  }, [core, window, wallet.id, kind, hasUri])

  function open(index: 0 | 1): void {
    // Read the links again, because the rendered ones may be a second old.
    const link = read()[index]
    if (!link) return
    if (!openWallet(core, window, link)) return core.snackbar.showError(error('WALLET_LINK_FAILED'))
    handedOver.note(link.kind)
  }

  const isLate = useRef(kind === 'mobile' && !opened && !hasUri)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the code opens the app
  useEffect(() => {
    if (!isLate.current || !hasUri) return
    isLate.current = false
    // An unusual host is shown before the link opens. Browsers allow a page to open an app for a few seconds after a
    // tap.
    if (first && !first.showHost && window.navigator.userActivation?.isActive) open(0)
  }, [hasUri])

  return {
    first,
    other,
    hasNoLink: !first && hasUri,
    isWaiting: handedOver.isWaiting && opened !== undefined,
    isStillHere,
    open,
  }
}

/** Delay after which an opened deep link is assumed to have failed if the page is still visible, in ms. */
const patienceMs = 2_000

/**
 * Returns whether the page is still visible some time after a link was opened, so the device probably does not have the
 * app. `opened` identifies the opened link: a new value restarts the time.
 */
export function useStillHere(opened: unknown): boolean {
  const { core, window } = useModal()
  const { clock } = core.ports
  const [isStillHere, setStillHere] = useState(false)

  useEffect(() => {
    setStillHere(false)
    if (opened === undefined) return
    const timer = clock.setTimeout(() => setStillHere(window.document.visibilityState === 'visible'), patienceMs)
    return () => clock.clearTimeout(timer)
  }, [clock, window, opened])

  return isStillHere
}
