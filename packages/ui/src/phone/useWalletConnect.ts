import { type Connector, walletConnectId } from '@latchkey/common'
import {
  type ConnectAttempt,
  rememberLink,
  type WalletLink,
  type WalletListEntry,
  type WalletPlatform,
} from '@latchkey/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useScreen } from '../kit/useScreen.js'
import { useSnap } from '../kit/useSnap.js'
import { listedName } from './findListed.js'
import { type HandedOver, useHandedOver } from './useHandedOver.js'

/** Asking whichever wallet takes the code. */
export type PhoneAttempt = {
  /** `undefined` while wallets are looked for, or where there is no way to a phone. */
  readonly connector: Connector | undefined
  readonly attempt: ConnectAttempt | undefined
  /** It was given up from elsewhere, for instance by the app itself. */
  readonly isStopped: boolean
  /** A wallet declined since this screen shows the code, and can be asked again with the current one. */
  readonly wasDeclined: boolean
  readonly handedOver: HandedOver
  /** Asks anew. */
  ask(): void
}

/** A decline that comes faster than this is none of a person, and is not followed by a new try of our own, in ms. */
const humanMs = 1_000

/**
 * Asks through WalletConnect for as long as the screen shows: in the screen's namespace, else in the first that is not connected. Who
 * leaves the screen gives it up. After a decline it goes on with the new code by itself. `way` is what is shown: a wallet that connects
 * after it was opened so is remembered by that link.
 */
export function useWalletConnect(
  wallet: WalletListEntry | undefined,
  isOn: boolean,
  way?: WalletPlatform,
): PhoneAttempt {
  const { core } = useKit()
  const { clock } = core.ports
  const { namespace, isOpened } = useScreen().data
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

  // Once it is asked it stays the one that is asked, also when its namespace is connected then.
  const chosen = useRef<Connector>(undefined)
  if (!chosen.current) {
    const { namespaces } = core.options.state.current
    const free = namespaces.find((candidate) => !core.accounts.getConnected(candidate)) ?? namespaces[0]
    chosen.current = core.connectors.find(walletConnectId, namespace ?? free)
  }
  const connector = chosen.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wallet is told by its id
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
    void core.pairing.prepare()
    // Opened, and then scanned with another phone all the same: that counts.
    const kind = () => (opened.current === shownWay.current ? opened.current : undefined)
    core.connection
      .connect(connector, {
        network: core.networks.get(chain).active,
        platform: kind,
        ...(meant ? { wallet: meant } : {}),
      })
      .then(() => {
        const by = kind()
        const { storagePrefix = '@latchkey' } = core.options.state.current
        if (wallet && by) rememberLink(core.ports.storage, storagePrefix, wallet, { kind: by })
      })
      .catch(() => undefined)
  }, [core, clock, connector, id])

  useEffect(() => {
    if (!connector || !isOn) return
    ask()
    return () => {
      core.pairing.release()
      setDeclined(false)
      if (core.connection.isAsking(connector.chain)) core.connection.cancel('ABORTED', connector.chain)
    }
  }, [core, connector, isOn, ask])

  const newest = connector && attempts[connector.chain]
  // How an earlier one ended is no news of this screen.
  const now = askedAt.current && newest?.connectorId === connector?.id ? newest : undefined
  // The core forgets the attempt as the modal leaves; how it ended is shown until the card is gone.
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
