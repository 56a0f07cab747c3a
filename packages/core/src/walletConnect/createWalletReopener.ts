import { isMobile, openUrl, type Ports, readField, walletConnectId } from '@latchkey/common'
import type { SentRequest, WalletConnect } from '@latchkey/walletconnect'
import {
  detectPlace,
  forgetLink,
  type LinkPlace,
  readRememberedLink,
  reportRefusedLink,
  type WalletLink,
} from '@latchkey/walletconnect/links'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Router } from '../router/createRouter.js'
import { asksVisitor } from './asksVisitor.js'
import { chooseRequestLinks, type RequestLinks } from './chooseRequestLinks.js'
import type { PairingState } from './pairingState.js'

/** Delay after which a deep link is assumed to have failed if the page is still visible, in ms. */
const patienceMs = 2_000

/** Opens the connected wallet's app for its pending requests. */
export type WalletReopener = {
  /** Called when the relay has accepted a request. Returns a function to call when the request ends. */
  begin(request: SentRequest): () => void
  /** Returns the kind of link that opened the connected wallet, if that is stored. */
  platform(): WalletLink['kind'] | undefined
  /** Clears the stored link, which belongs to the earlier wallet. */
  forget(): void
}

type Deps = {
  readonly ports: Ports
  readonly storagePrefix: string
  /** The option `strictLinks` (R43). */
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
 * On a phone, the wallet is an app that the visitor has to open. Within a user gesture its link opens immediately.
 * Without one, or if the page stays visible, a view offers the link: no link opens without a gesture (R42).
 */
export function createWalletReopener(deps: Deps): WalletReopener {
  const { ports, storagePrefix, pairing, modal, router, connection, events, lifetime } = deps
  const { clock, window, storage } = ports
  const policy = { strict: deps.strictLinks }
  const pending = new Set<SentRequest>()
  /** The links that the visitor clicked on this page. */
  const clicked = new Set<string>()
  let timer: unknown

  const isVisible = () => window?.document.visibilityState === 'visible'
  const isShown = () => modal.state.open && router.state.data.isRequest === true

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
    const { links, opensAtOnce } = findRequestLinks(deps, from, request, clicked)
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
    from.document.addEventListener('visibilitychange', onVisibility)
    if (!isVisible()) return
    const isGesture = readField(readField(from.navigator, 'userActivation'), 'isActive') === true
    if (isGesture && opensAtOnce && open(links[0])) onVisibility()
    else show()
  }

  /** Delay after the visitor returns to the page, so that the response can arrive. */
  function onVisibility(): void {
    clock.clearTimeout(timer)
    if (isVisible()) timer = clock.setTimeout(() => isVisible() && show(), patienceMs)
  }

  function show(): void {
    const { waiting } = pairing
    if (!waiting || waiting.needsVisitor) return
    pairing.waiting = { ...waiting, needsVisitor: true }
    const { name, namespace } = waiting
    events.track({ type: 'track', event: 'REQUEST_WAITING', properties: { name, namespace } })
    // A pending connection request keeps its view.
    if (connection.isAsking()) return
    if (modal.state.open) router.push('ConnectingWalletConnect', { isRequest: true })
    else modal.open({ view: 'ConnectingWalletConnect', data: { isRequest: true } })
  }

  function stop(): void {
    clock.clearTimeout(timer)
    window?.document.removeEventListener('visibilitychange', onVisibility)
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
      // A later request joins the one whose view is open. If the visitor closed that view, the later request opens its own.
      const isAlone = pending.size === 0 || (pairing.waiting?.needsVisitor === true && !isShown())
      pending.add(own)
      if (isAlone) start(window, own)
      return () => {
        if (pending.delete(own) && pending.size === 0 && !lifetime.aborted) end()
      }
    },
    platform: () => window && storedLink(deps, detectPlace(window))?.kind,
    forget: () => forgetLink(storage, storagePrefix),
  }
}

function findRequestLinks(
  deps: Deps,
  from: Window,
  { namespace, name }: SentRequest,
  clicked: ReadonlySet<string>,
): RequestLinks {
  const place = detectPlace(from)
  const stored = isOnlyWallet(deps) ? storedLink(deps, place) : undefined
  const onRefused = (reason: string) => reportRefusedLink(deps.ports.logger, name, reason)
  const stated = deps.returnLinks(namespace, place, { strict: deps.strictLinks, onRefused })
  return chooseRequestLinks(stored?.kind === 'desktop' ? undefined : stored, stated, clicked)
}

function storedLink({ ports, storagePrefix, strictLinks }: Deps, place: LinkPlace): WalletLink | undefined {
  return readRememberedLink(ports.storage, storagePrefix, place, { strict: strictLinks })?.link
}

/** The stored link does not say which of several connected wallets it belongs to. */
function isOnlyWallet({ accounts }: Deps): boolean {
  const connected = accounts.connectedNamespaces().map((namespace) => accounts.getConnected(namespace))
  return new Set(connected.flatMap((one) => (one?.connectorId === walletConnectId ? [one.wallet.name] : []))).size <= 1
}
