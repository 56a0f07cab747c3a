import { cleanText } from '@latchkey/common'
import type { WalletRow as WalletRowData } from '@latchkey/core'
import type { ReactNode } from 'react'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { T } from '../../kit/T.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { Row } from '../../primitives/Row.js'
import { Tag } from '../../primitives/Tag.js'

export type WalletRowProps = {
  readonly row: WalletRowData
  /** The app's own image for it. */
  readonly image: string | undefined
  /** Several kinds of network are in play, so it matters which a wallet serves. */
  readonly showsNamespaces: boolean
  /** In place of its image. */
  readonly picture?: ReactNode
  /** In place of its tag. */
  readonly end?: ReactNode
  readonly disabled: boolean
  readonly onChoose: (row: WalletRowData) => void
  readonly onApproach: (row: WalletRowData) => void
}

/** A wallet. One whose identity is doubtful says so beside its reverse-DNS name (R28–R31). */
export function WalletRow({
  row,
  image,
  picture,
  end,
  showsNamespaces,
  disabled,
  onChoose,
  onApproach,
}: WalletRowProps) {
  const { rdns, warning, tag } = row
  const name = cleanText(row.name)
  return (
    <Row
      image={picture ?? <WalletImage src={image ?? row.imageUrl} />}
      name={<bdi translate="no">{name}</bdi>}
      title={name.length > 24 ? name : undefined}
      detail={
        warning ? (
          <>
            {rdns && <bdi translate="no">{rdns}</bdi>}
            <small className="warn">
              <T id={warning === 'look-alike-name' ? 'warningSameName' : 'warningSameId'} />
            </small>
          </>
        ) : (
          showsNamespaces && kindsOf(row)
        )
      }
      end={
        end ??
        (tag && (
          <Tag tone={tag === 'recent' ? 'key' : 'ok'}>
            <T id={tag === 'recent' ? 'tagRecent' : 'tagInstalled'} />
          </Tag>
        ))
      }
      disabled={disabled}
      onClick={() => onChoose(row)}
      onApproach={() => onApproach(row)}
    />
  )
}

/** The kinds of chain in a line; more than three are counted. */
function kindsOf({ connectors }: WalletRowData): string {
  const kinds = connectors.map(({ chain }) => namespaceNames[chain])
  if (kinds.length > 3) kinds.splice(2, kinds.length, `+${kinds.length - 2}`)
  return kinds.join(', ')
}
