import type { WalletListEntry } from '@latchkey/core'
import { memo } from 'react'
import { T } from '../../../i18n/T.js'
import { Row } from '../../../primitives/Row.js'
import { Tag } from '../../../primitives/Tag.js'
import { walletTexts } from '../../../wallet/texts.js'
import { ListedImage } from '../../../wallet/WalletImage.js'
import { listedName } from '../../../wallet/walletDetails.js'

export type WalletItemProps = {
  readonly wallet: WalletListEntry
  readonly index: number
  /** Total number of wallets, rendered or not. */
  readonly total: number
  /** Offset in the list, in px. */
  readonly top: number
  readonly isInstalled: boolean
  /** What the operator of the directory calls certified wallets. */
  readonly badge: string | undefined
  /** Returns the delay before the picture is requested, in ms. */
  readonly delay: () => number
  readonly onChoose: (wallet: WalletListEntry) => void
  /** Called on `pointerdown`, before the click. */
  readonly onPress?: ((wallet: WalletListEntry) => void) | undefined
}

/** A positioned wallet of a long list. */
export const WalletItem = memo(function WalletItem({
  wallet,
  index,
  total,
  top,
  isInstalled,
  badge,
  delay,
  onChoose,
  onPress,
}: WalletItemProps) {
  const name = listedName(wallet)
  return (
    <li data-index={index} aria-setsize={total} aria-posinset={index + 1} style={{ transform: `translateY(${top}px)` }}>
      <Row
        image={<ListedImage wallet={wallet} delay={delay} />}
        name={<bdi translate="no">{name}</bdi>}
        title={name.length > 20 ? name : undefined}
        end={
          isInstalled ? (
            <Tag tone="success">
              <T text={walletTexts.installed} />
            </Tag>
          ) : (
            badge &&
            wallet.badge_type === 'certified' && (
              <span className="tag">
                <bdi>{badge}</bdi>
              </span>
            )
          )
        }
        onClick={() => onChoose(wallet)}
        onPress={onPress && (() => onPress(wallet))}
      />
    </li>
  )
})
