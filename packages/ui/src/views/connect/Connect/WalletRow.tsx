import { isMobile } from '@latchkey/common'
import type { WalletRow as WalletRowData } from '@latchkey/core'
import { T } from '../../../i18n/T.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Row } from '../../../primitives/Row.js'
import { Tag } from '../../../primitives/Tag.js'
import { walletTexts } from '../../../wallet/texts.js'
import { ListedImage, WalletImage } from '../../../wallet/WalletImage.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { texts } from './texts.js'
import { readWalletRow, type WalletDetail, type WalletRowSource, type WalletRowStatus } from './walletRowStatus.js'

export type WalletRowProps = Omit<WalletRowSource, 'isMobile'> & {
  readonly disabled: boolean
  readonly onChoose: (row: WalletRowData) => void
  /** The pointer or the focus is on the row. */
  readonly onApproach: () => void
  /** Called on `pointerdown`, before the click. */
  readonly onPress: () => void
}

/** A wallet. A doubtful identity shows a warning and the wallet's reverse-DNS name. */
export function WalletRow({ row, image, showsNamespaces, disabled, onChoose, onApproach, onPress }: WalletRowProps) {
  const { navigator } = useModal().window
  const state = readWalletRow({ row, image, showsNamespaces, isMobile: isMobile(navigator) })
  const { detail } = state
  return (
    <Row
      image={<RowPicture state={state} />}
      name={<bdi translate="no">{state.name}</bdi>}
      title={state.tooltip}
      detail={detail.kind === 'namespaces' ? detail.names : detail.kind === 'warning' && <Warning detail={detail} />}
      end={<RowTag state={state} />}
      disabled={disabled}
      onClick={() => onChoose(row)}
      onApproach={onApproach}
      onPress={onPress}
    />
  )
}

type StateProps = { readonly state: WalletRowStatus }

function RowPicture({ state: { picture, name } }: StateProps) {
  if (picture.kind === 'walletConnect') return <WalletConnectMark />
  if (picture.kind === 'listed') return <ListedImage wallet={picture.wallet} />
  return <WalletImage src={picture.src} name={name} />
}

type WarningProps = { readonly detail: Extract<WalletDetail, { kind: 'warning' }> }

function Warning({ detail }: WarningProps) {
  return (
    <>
      {detail.rdns && <bdi translate="no">{detail.rdns}</bdi>}
      <small className="warning">
        <T text={detail.warning === 'look-alike-name' ? walletTexts.sameName : walletTexts.sameId} />
      </small>
    </>
  )
}

function RowTag({ state: { tag } }: StateProps) {
  if (!tag) return null
  if (tag === 'qrCode')
    return (
      <span className="tag">
        <T text={texts.qrCode} />
      </span>
    )
  return (
    <Tag tone={tag === 'recent' ? 'accent' : 'success'}>
      <T text={tag === 'recent' ? texts.recent : walletTexts.installed} />
    </Tag>
  )
}
