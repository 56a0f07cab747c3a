import type { WalletListEntry } from '@latchkey/core'
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { useWindow } from './useWindow.js'
import { WalletItem } from './WalletItem.js'

export type LongListProps = {
  readonly wallets: readonly WalletListEntry[]
  /** Total number of wallets, including those not loaded. */
  readonly total: number
  /** What the operator of the directory calls certified wallets. */
  readonly badge?: string | undefined
  readonly onChoose: (wallet: WalletListEntry) => void
  /** Called on `pointerdown` of a row, before the click. */
  readonly onPress?: ((wallet: WalletListEntry) => void) | undefined
  /** Called when the visitor scrolls near the end of the loaded rows. */
  readonly onEnd: () => void
}

/** Loads more when fewer rows than this remain below the rendered ones. */
const ahead = 8
/**
 * Pictures load after the list has not scrolled for this time, in ms: pictures of rows that scroll past cost more than
 * the rows.
 */
const restMs = 150

/**
 * A list of any length inside its scroll container. It renders the rows near the viewport, the row with the focus, and
 * that row's neighbours.
 */
export function LongList({ wallets, total, badge, onChoose, onPress, onEnd }: LongListProps) {
  const { core } = useModal()
  const { text } = useLanguage()
  useSnap(core.connectors.state)
  const list = useRef<HTMLUListElement>(null)
  const { from, to, rowHeight } = useWindow(list, wallets.length)
  const [focused, setFocused] = useState<number>()
  const { clock } = core.ports
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const delay = useCallback(() => movedAt.current + restMs - clock.monotonic(), [clock])

  useEffect(() => {
    const box = list.current?.parentElement
    const onScroll = () => {
      movedAt.current = clock.monotonic()
    }
    box?.addEventListener('scroll', onScroll, { passive: true })
    return () => box?.removeEventListener('scroll', onScroll)
  }, [clock])

  const isNearEnd = to + ahead >= wallets.length

  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index))
  }

  const shown = new Set(Array.from({ length: to - from }, (_, index) => from + index))
  // The Tab key looks for the next stop in the document, and a held Tab key is faster than the next frame.
  if (focused !== undefined) for (const index of [focused - 1, focused, focused + 1]) shown.add(index)
  const indexes = [...shown].sort((a, b) => a - b)
  return (
    <ul
      ref={list}
      className="long-list"
      aria-label={text(walletTexts.allWallets)}
      style={{ blockSize: `${wallets.length * rowHeight}px` }}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {indexes.map((index) => {
        const wallet = wallets[index]
        const installed = wallet && core.wallets.findInstalled(wallet)
        return (
          wallet && (
            <WalletItem
              key={wallet.id}
              wallet={wallet}
              index={index}
              total={total}
              top={index * rowHeight}
              delay={delay}
              badge={badge}
              isInstalled={installed !== undefined && !core.wallets.warningOf(installed)}
              onChoose={onChoose}
              onPress={onPress}
            />
          )
        )
      })}
    </ul>
  )
}
