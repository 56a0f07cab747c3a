import { cleanText, isMobile } from '@latchkey/common'
import type { WalletRow as WalletRowData } from '@latchkey/core'
import { T } from '../../../i18n/T.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { namespaceNames } from '../../../network/namespaceNames.js'
import { Row } from '../../../primitives/Row.js'
import { Tag } from '../../../primitives/Tag.js'
import { walletTexts } from '../../../wallet/texts.js'
import { ListedImage, WalletImage } from '../../../wallet/WalletImage.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { isWalletConnectRow } from './chooseRow.js'
import { texts } from './texts.js'

export type WalletRowProps = {
  readonly row: WalletRowData
  /** The app's own image for the wallet. */
  readonly image: string | undefined
  /** The app has several namespaces, so the row names those that the wallet supports. */
  readonly showsNamespaces: boolean
  readonly disabled: boolean
  readonly onChoose: (row: WalletRowData) => void
  /** The pointer or the focus is on the row. */
  readonly onApproach: () => void
  /** Called on `pointerdown`, before the click. */
  readonly onPress: () => void
}

/** A wallet. A doubtful identity shows a warning and the wallet's reverse-DNS name. */
export function WalletRow({ row, image, showsNamespaces, disabled, onChoose, onApproach, onPress }: WalletRowProps) {
  const { rdns, warning } = row
  const name = cleanText(row.name)
  return (
    <Row
      image={<RowPicture row={row} image={image} />}
      name={<bdi translate="no">{name}</bdi>}
      title={name.length > 24 ? name : undefined}
      detail={
        warning ? (
          <>
            {rdns && <bdi translate="no">{rdns}</bdi>}
            <small className="warning">
              <T text={warning === 'look-alike-name' ? walletTexts.sameName : walletTexts.sameId} />
            </small>
          </>
        ) : (
          showsNamespaces && kindsOf(row)
        )
      }
      end={<RowTag row={row} />}
      disabled={disabled}
      onClick={() => onChoose(row)}
      onApproach={onApproach}
      onPress={onPress}
    />
  )
}

function RowPicture({ row, image }: Pick<WalletRowProps, 'row' | 'image'>) {
  if (isWalletConnectRow(row)) return <WalletConnectMark />
  if (row.wallet && !row.imageUrl) return <ListedImage wallet={row.wallet} />
  return <WalletImage src={image ?? row.imageUrl} name={cleanText(row.name)} />
}

function RowTag({ row }: Pick<WalletRowProps, 'row'>) {
  const { window } = useModal()
  const { tag } = row
  if (isWalletConnectRow(row))
    // A phone cannot scan its own screen.
    return (
      !isMobile(window.navigator) && (
        <span className="tag">
          <T text={texts.qrCode} />
        </span>
      )
    )
  if (!tag) return null
  return (
    <Tag tone={tag === 'recent' ? 'accent' : 'success'}>
      <T text={tag === 'recent' ? texts.recent : walletTexts.installed} />
    </Tag>
  )
}

/** The namespaces in one line, at most three entries: the last one counts the others. */
function kindsOf({ connectors }: WalletRowData): string {
  const kinds = connectors.map(({ chain }) => namespaceNames[chain])
  if (kinds.length > 3) kinds.splice(2, kinds.length, `+${kinds.length - 2}`)
  return kinds.join(', ')
}
