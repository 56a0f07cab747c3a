import type { WalletListEntry } from '@latchkey/core'
import { memo } from 'react'
import { T } from '../../kit/T.js'
import { listedName } from '../../phone/findListed.js'
import { ListedImage } from '../../phone/ListedImage.js'
import { Row } from '../../primitives/Row.js'
import { Tag } from '../../primitives/Tag.js'

export type WalletItemProps = {
  readonly wallet: WalletListEntry
  readonly index: number
  /** How many there are in all, rendered or not. */
  readonly total: number
  /** Where it stands, in px. */
  readonly top: number
  readonly isInstalled: boolean
  /** How long its picture is not asked for yet, in ms. */
  readonly delay: () => number
  readonly onChoose: (wallet: WalletListEntry) => void
}

/** One wallet of a long list, at its place in it. */
export const WalletItem = memo(function WalletItem({
  wallet,
  index,
  total,
  top,
  isInstalled,
  delay,
  onChoose,
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
            <Tag tone="ok">
              <T id="tagInstalled" />
            </Tag>
          ) : (
            wallet.badge_type === 'certified' && (
              <span className="tag">
                <T id="tagCertified" />
              </span>
            )
          )
        }
        onClick={() => onChoose(wallet)}
      />
    </li>
  )
})
