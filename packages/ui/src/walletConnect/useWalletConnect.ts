import { type ChainNamespace, type Connector, walletConnectId } from '@latchkey/common'
import {
  type ConnectAttempt,
  type Core,
  rememberLink,
  type WalletLink,
  type WalletListEntry,
  type WalletPlatform,
} from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useModal, useScreen } from '../modalContext/modalContext.js'
import { useSnap } from '../store/useSnap.js'
import { listedName } from '../wallet/walletDetails.js'

/** A request to any wallet that uses the code. */
export type WalletConnectAttempt = {
  /** `undefined` during discovery, or without WalletConnect. */
  readonly connector: Connector | undefined
  readonly attempt: ConnectAttempt | undefined
  /** Other code cancelled the attempt, for example the app. */
  readonly isStopped: boolean
  /** A wallet rejected the request while this view was open. The current code can be used to retry. */
  readonly wasDeclined: boolean
  readonly handedOver: HandedOver
  /** Sends a new request. */
  ask(): void
}

/** A rejection faster than this does not come from a person and is not retried automatically, in ms. */
const humanMs = 1_000

/**
 * Keeps a WalletConnect request pending while the view is shown, in the view's namespace or else in the first one that
 * is not connected. Closing the view cancels it. After a rejection it continues with a new code. `way` is the link of
 * the view. A wallet that connects after the link was opened is stored with it.
 */
export function useWalletConnect(
  wallet: WalletListEntry | undefined,
  isOn: boolean,
  way?: WalletPlatform,
): WalletConnectAttempt {
  const { core } = useModal()
  const { clock } = core.ports
  const { namespace, isOpened, caipNetworkId } = useScreen<'ConnectingWalletConnect'>().data
  useSnap(core.connectors.state)
  const { attempts } = useSnap(core.connection.state)
  const [wasDeclined, setDeclined] = useState(false)
  const askedAt = useRef(0)
  const wasSeen = useRef(false)
  const handedOver = useHandedOver(isOn, isOpened && 'mobile')
  const opened = useRef<WalletLink['kind']>(undefined)
  opened.current = handedOver.handed?.kind
  const shownWay = useRef(way)
  shownWay.current = way
  const id = wallet?.id

  // Keep the namespace, even if a wallet connects there meanwhile.
  const chosen = useRef<Connector>(undefined)
  if (!chosen.current) {
    const { namespaces } = core.options.state.current
    // After the sign-in, the modal returns to this view to show the success.
    const succeeded = namespaces.find((candidate) => hasSucceeded(core, candidate))
    const free = namespaces.find((candidate) => !core.accounts.getConnected(candidate)) ?? namespaces[0]
    chosen.current = core.connectors.find(walletConnectId, namespace ?? succeeded ?? free)
  }
  const connector = chosen.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id identifies a wallet
  const ask = useCallback(() => {
    if (!connector) return
    const { chain } = connector
    core.connection.cancel('ABORTED', chain)
    askedAt.current = clock.now()
    wasSeen.current = false
    const meant = wallet && {
      id: wallet.id,
      name: listedName(wallet),
      imageId: wallet.image_id,
      ...(wallet.rdns ? { rdns: wallet.rdns } : {}),
    }
    void core.walletConnect.prepare()
    // `undefined` if the visitor opened an app, but then scanned the code with another device.
    const kind = () => (opened.current === shownWay.current ? opened.current : undefined)
    core.connection
      .connect(connector, {
        // A new session for a network that the connected wallet has not approved.
        ...(caipNetworkId ? { isNetworkRequired: true } : {}),
        network: (caipNetworkId && core.networks.find(caipNetworkId)) || core.networks.get(chain).active,
        platform: kind,
        ...(meant ? { wallet: meant } : {}),
      })
      .then(() => {
        const by = kind()
        if (wallet && by) rememberLink(core.storage, wallet, { kind: by })
      })
      .catch(() => undefined)
  }, [core, clock, connector, id, caipNetworkId])

  useEffect(() => {
    if (!connector || !isOn) return
    const { chain, id: connectorId } = connector
    if (hasSucceeded(core, chain)) askedAt.current = clock.now()
    else ask()
    return () => {
      core.walletConnect.release()
      setDeclined(false)
      // The wallet has approved, and the view of the sign-in follows.
      const signIn = core.signIn.get(chain)
      const isSigning = signIn?.isAtGate && signIn.connectorId === connectorId && signIn.status !== 'checking'
      if (!isSigning && core.connection.isAsking(chain)) core.connection.cancel('ABORTED', chain)
    }
  }, [core, clock, connector, isOn, ask])

  const newest = connector && attempts[connector.chain]
  // Ignore the outcome of an earlier attempt.
  const now = askedAt.current && newest?.connectorId === connector?.id ? newest : undefined
  // Core drops the attempt when the modal closes; the result stays until the card is gone.
  const last = useRef(now)
  if (now || core.modal.state.open) last.current = now
  const attempt = last.current
  if (attempt) wasSeen.current = true
  const isAskedAgain = attempt?.status === 'declined' && clock.now() - askedAt.current >= humanMs

  useEffect(() => {
    if (!isAskedAgain) return
    setDeclined(true)
    ask()
  }, [isAskedAgain, ask])

  const isStopped = wasSeen.current && !attempt
  return { connector, attempt, isStopped, wasDeclined: wasDeclined || isAskedAgain, handedOver, ask }
}

/** Returns whether the request of a namespace has connected a wallet. Its result may not show yet. */
function hasSucceeded({ accounts, connection }: Core, namespace: ChainNamespace): boolean {
  const { status, connectorId } = connection.state.attempts[namespace] ?? {}
  const isConnected = accounts.getConnected(namespace)?.connectorId === walletConnectId
  return isConnected && connectorId === walletConnectId && (status === 'pending' || status === 'connected')
}

/** A code that was passed to an app or copied. A new object each time. */
type Handed = {
  readonly uri: string | undefined
  /** The kind of link that was opened. `undefined` if the code was copied. */
  readonly kind: WalletLink['kind'] | undefined
}

/** Whether an app or the clipboard has the code. */
export type HandedOver = {
  /** The latest code that was passed on, if any. */
  readonly handed: Handed | undefined
  /** An app has the current code; responses to earlier ones are ignored. */
  readonly isWaiting: boolean
  /** Records that the current code was passed to an app or copied. */
  note(kind?: Handed['kind']): void
}

/**
 * Tracks whether an app has the code while the view is shown (`isOn`). Before that the code is only visible, and
 * closing cancels the request without confirmation. `first` is the code that the click which opened the view
 * passed to an app.
 */
function useHandedOver(isOn: boolean, first: Handed['kind']): HandedOver {
  const { core } = useModal()
  const { uri } = useSnap(core.walletConnect.state)
  const [handed, setHanded] = useState<Handed | undefined>(first && { uri, kind: first })
  const isWaiting = handed !== undefined && (!uri || uri === handed.uri)

  useEffect(() => {
    core.modal.setShowsCode(isOn && !isWaiting)
    return () => core.modal.setShowsCode(false)
  }, [core, isOn, isWaiting])

  const note = useCallback((kind?: Handed['kind']) => setHanded({ uri: core.walletConnect.state.uri, kind }), [core])
  return { handed, isWaiting, note }
}
