import { isMobile, openUrl, type Ports, readField, walletConnectId } from '@latchkey/common'
import type { SentRequest, WalletConnect } from '@latchkey/walletconnect'
import {
  detectPlace,
  forgetLink,
  type LinkPlace,
  readRememberedLink,
  type WalletLink,
  warnRefusedLink,
} from '@latchkey/walletconnect/links'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { PairingState } from '../pairing/pairingState.js'
import type { Router } from '../router/createRouter.js'
import { asksVisitor } from './asksVisitor.js'
import { chooseRequestLinks, type RequestLinks } from './chooseRequestLinks.js'

/** A page that is still seen this long after a wallet's app was to open has probably opened none, in ms. */
const patienceMs = 2_000

/** Brings the visitor to the wallet that a request waits in. */
export type Waiting = {
  /** The relay took a request; what it answers is called once that is over. */
  begin(request: SentRequest): () => void
  /** By which kind of link the connected wallet was opened, as far as that is remembered. */
  platform(): WalletLink['kind'] | undefined
  /** Another wallet is connected: how the one before was opened says nothing of it. */
  forget(): void
}

type Deps = {
  readonly ports: Ports
  readonly storagePrefix: string
  /** The option of this name (R43). */
  readonly strictLinks: boolean
  readonly pairing: PairingState
  readonly accounts: Accounts
  readonly modal: Modal
  readonly router: Router
  readonly connection: Connection
  readonly events: Events
  readonly returnLinks: WalletConnect['returnLinks']
  readonly lifetime: AbortSignal
}

/**
 * Makes {@link Waiting}. On a phone the wallet is an app that somebody has to open. Within a gesture of the visitor that is done at once;
 * without one, or while the page is still seen, a screen offers it: no link is followed that nobody asked for (R42).
 */
export function createWaiting(deps: Deps): Waiting {
  const { ports, storagePrefix, pairing, accounts, modal, router, connection, events, returnLinks, lifetime } = deps
  const { clock, window, storage, logger } = ports
  const policy = { strict: deps.strictLinks }
  const pending = new Set<SentRequest>()
  /** The links that the visitor clicked on this page. */
  const clicked = new Set<string>()
  let timer: unknown

  const isVisible = () => window?.document.visibilityState === 'visible'
  const isShown = () => modal.state.open && router.state.data.isRequest === true
  const remembered = (place: LinkPlace) => readRememberedLink(storage, storagePrefix, place, policy)?.link

  /** Of several wallets connected this way the remembered link is of one, and it does not say of which. */
  function isOnly(): boolean {
    const far = accounts.connectedNamespaces().map((namespace) => accounts.getConnected(namespace))
    return new Set(far.flatMap((one) => (one?.connectorId === walletConnectId ? [one.wallet.name] : []))).size <= 1
  }

  function chooseLinks(from: Window, { namespace, name }: SentRequest): RequestLinks {
    const place = detectPlace(from)
    const own = isOnly() ? remembered(place) : undefined
    const onRefused = (reason: string) => warnRefusedLink(logger, name, reason)
    const stated = returnLinks(namespace, place, { ...policy, onRefused })
    return chooseRequestLinks(own?.kind === 'desktop' ? undefined : own, stated, clicked)
  }

  function open(link: WalletLink | undefined): boolean {
    if (!window || !link) return false
    try {
      openUrl(window, link.href, { kind: 'app', scheme: link.scheme, ...policy }, link.target)
      return true
    } catch {
      return false
    }
  }

  function start(from: Window, request: SentRequest): void {
    stop()
    const { namespace, name } = request
    const { links, opensAtOnce } = chooseLinks(from, request)
    pairing.waiting = {
      namespace,
      name,
      links,
      needsVisitor: false,
      open(link = links[0]) {
        const isOpened = open(link)
        if (link && isOpened) clicked.add(link.href)
        return isOpened
      },
    }
    from.document.addEventListener('visibilitychange', look)
    if (!isVisible()) return
    const isGesture = readField(readField(from.navigator, 'userActivation'), 'isActive') === true
    if (isGesture && opensAtOnce && open(links[0])) look()
    else show()
  }

  /** Who comes back has a moment for the answer to come back as well. */
  function look(): void {
    clock.clearTimeout(timer)
    if (isVisible()) timer = clock.setTimeout(() => isVisible() && show(), patienceMs)
  }

  function show(): void {
    const { waiting } = pairing
    if (!waiting || waiting.needsVisitor) return
    pairing.waiting = { ...waiting, needsVisitor: true }
    const { name, namespace } = waiting
    events.track({ type: 'track', event: 'REQUEST_WAITING', properties: { name, namespace } })
    // A wallet that is being asked to connect keeps its screen.
    if (connection.isAsking()) return
    if (modal.state.open) router.push('ConnectingWalletConnect', { isRequest: true })
    else modal.open({ view: 'ConnectingWalletConnect', data: { isRequest: true } })
  }

  function stop(): void {
    clock.clearTimeout(timer)
    window?.document.removeEventListener('visibilitychange', look)
  }

  function end(): void {
    stop()
    const { waiting } = pairing
    pairing.waiting = undefined
    if (!waiting || !isShown()) return
    if (router.state.history.length > 1) router.goBack()
    else modal.leave()
  }

  lifetime.addEventListener('abort', () => {
    stop()
    pairing.waiting = undefined
  })

  return {
    begin(request) {
      if (!window || lifetime.aborted || !isMobile(window.navigator) || !asksVisitor(request.method))
        return () => undefined
      const own = { ...request }
      // Others go along with the one the visitor is on the way to; not with one whose screen they closed.
      const isAlone = pending.size === 0 || (pairing.waiting?.needsVisitor === true && !isShown())
      pending.add(own)
      if (isAlone) start(window, own)
      return () => {
        if (pending.delete(own) && pending.size === 0 && !lifetime.aborted) end()
      }
    },
    platform: () => window && remembered(detectPlace(window))?.kind,
    forget: () => forgetLink(storage, storagePrefix),
  }
}
