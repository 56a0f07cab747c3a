import {
  type ChainNamespace,
  isMobile,
  openUrl,
  type Ports,
  readField,
  readUrl,
  type SafeStorage,
  walletConnectId,
} from '@latchkey/common'
import type { ReturnLinks, SentRequest, WalletConnect } from '@latchkey/walletconnect'
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
import type { Gates } from '../gates/createGates.js'
import type { Modal } from '../modal/createModal.js'
import type { Router } from '../router/createRouter.js'
import type { WalletConnectState } from './createWalletConnectControl.js'

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
  /** The storage of the instance. */
  readonly storage: SafeStorage
  /** The option `strictLinks`. */
  readonly strictLinks: boolean
  readonly state: WalletConnectState
  readonly accounts: Accounts
  readonly gates: Pick<Gates, 'isBlocking'>
  readonly modal: Modal
  readonly router: Router
  readonly connection: Connection
  readonly events: Events
  readonly returnLinks: WalletConnect['returnLinks']
  readonly lifetime: AbortSignal
}

/**
 * On a phone, the wallet is an app that the visitor has to open. Within a user gesture its link opens immediately.
 * Without one, or if the page stays visible, a view offers the link: no link opens without a gesture.
 */
export function createWalletReopener(deps: Deps): WalletReopener {
  const { ports, storage, state, modal, router, connection, events, lifetime } = deps
  const { clock, window } = ports
  const policy = { strict: deps.strictLinks }
  const pending = new Set<SentRequest>()
  /** The links that the visitor clicked on this page. */
  const clicked = new Set<string>()
  let timer: unknown

  const isVisible = () => window?.document.visibilityState === 'visible'
  const isShown = () => modal.state.open && 'isRequest' in router.state.data

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
    state.waiting = {
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
    const { waiting } = state
    if (!waiting || waiting.needsVisitor) return
    state.waiting = { ...waiting, needsVisitor: true }
    const { name, namespace } = waiting
    events.track({ type: 'track', event: 'REQUEST_WAITING', properties: { name, namespace } })
    // A pending connection request keeps its view.
    if (connection.isAsking() && !isAtGate(deps, namespace)) return
    const data = { namespace, isRequest: true } as const
    if (modal.state.open) router.push('ConnectingWalletConnect', data)
    else modal.open({ view: 'ConnectingWalletConnect', data })
  }

  function stop(): void {
    clock.clearTimeout(timer)
    window?.document.removeEventListener('visibilitychange', onVisibility)
  }

  function end(): void {
    stop()
    const { waiting } = state
    state.waiting = undefined
    if (!waiting || !isShown()) return
    if (router.state.history.length > 1) router.goBack()
    else modal.leave()
  }

  lifetime.addEventListener('abort', () => {
    stop()
    state.waiting = undefined
  })

  return {
    begin(request) {
      if (!window || lifetime.aborted || !isMobile(window.navigator) || !asksVisitor(request.method))
        return () => undefined
      const own = { ...request }
      // A later request joins the one whose view is open. If the visitor closed that view, the later request opens its
      // own.
      const isAlone = pending.size === 0 || (state.waiting?.needsVisitor === true && !isShown())
      pending.add(own)
      if (isAlone) start(window, own)
      return () => {
        if (pending.delete(own) && pending.size === 0 && !lifetime.aborted) end()
      }
    },
    platform: () => window && storedLink(deps, detectPlace(window))?.kind,
    forget: () => forgetLink(storage),
  }
}

/** Returns whether the wallet waits at the gate whose view shows. A sign-in requests a signature there. */
function isAtGate({ gates, modal, router }: Deps, namespace: ChainNamespace): boolean {
  const { view, data } = router.state
  return modal.state.open && data.namespace === namespace && gates.isBlocking(view, namespace)
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

function storedLink({ storage, strictLinks }: Deps, place: LinkPlace): WalletLink | undefined {
  return readRememberedLink(storage, place, { strict: strictLinks })?.link
}

/** The stored link does not say which of several connected wallets it belongs to. */
function isOnlyWallet({ accounts }: Deps): boolean {
  const connected = accounts.connectedNamespaces().map((namespace) => accounts.getConnected(namespace))
  return new Set(connected.flatMap((one) => (one?.connectorId === walletConnectId ? [one.wallet.name] : []))).size <= 1
}

type RequestLinks = {
  /** Links that open the connected wallet, the best first. */
  readonly links: readonly WalletLink[]
  /** Whether the first link opens in the click that sent the request. Otherwise the visitor clicks it in a view. */
  readonly opensAtOnce: boolean
}

/**
 * Returns the links for a request that is pending in the connected wallet. Scripts that can write to the page's storage
 * can change the remembered link, so it never opens without a click. It only selects the link of the same app or
 * origin among those that the wallet states in its session. If the wallet states none, the remembered link is offered
 * for a click, with the host of an https link. The links of a session from storage are offered in the same way until
 * the visitor has clicked one of them on this page (`clicked`).
 */
function chooseRequestLinks(
  remembered: WalletLink | undefined,
  { links: stated, isStored }: ReturnLinks,
  clicked: ReadonlySet<string>,
): RequestLinks {
  if (stated.length === 0) return { links: remembered ? [showHost(remembered)] : [], opensAtOnce: false }
  const used = remembered && stated.find((link) => opensSameApp(link, remembered))
  const links = used ? [used, ...stated.filter((link) => link !== used)] : stated
  const isKnown = !isStored || (links[0] !== undefined && clicked.has(links[0].href))
  // The visitor sees an unusual host before the link opens.
  return { links: isStored ? links.map(showHost) : links, opensAtOnce: isKnown && links[0]?.showHost === false }
}

const showHost = (link: WalletLink): WalletLink => ({ ...link, showHost: link.form === 'universal' })

function opensSameApp(one: WalletLink, other: WalletLink): boolean {
  if (one.form !== other.form) return false
  if (one.form === 'native') return one.scheme === other.scheme
  const origin = readUrl(one.href)?.origin
  return origin !== undefined && origin === readUrl(other.href)?.origin
}

/** Words in names of methods that need an approval, in all namespaces. */
const shown = /sign|send|transfer|switch|add|watch|request|grant|revoke|show/i
/** Methods that contain such a word and need no approval: `wallet_getPermissions`, `getAccountAddresses`. */
const read = /(^|_)get|accounts/i

/** Returns whether a method needs the visitor's approval in the wallet. */
export function asksVisitor(method: string): boolean {
  return shown.test(method) && !read.test(method)
}
