import { type Account, cleanText } from '@latchkey/common'
import { CopyIcon } from '../../icons/moreIcons.js'
import { ShortAddress } from '../../kit/ShortAddress.js'
import { T } from '../../kit/T.js'
import { useCopy } from '../../kit/useCopy.js'
import type { TextKey } from '../../locales/en.js'
import { avatarGradient } from '../../primitives/avatarGradient.js'
import { Picture } from '../../primitives/Picture.js'
import { Row } from '../../primitives/Row.js'
import { Tag } from '../../primitives/Tag.js'
import type { AccountTabProps } from './accountTab.js'

/** What an account is for, where that is not plain. */
const purposes: Readonly<Partial<Record<Account['type'], TextKey>>> = {
  smartAccount: 'accountSmart',
  payment: 'accountPayment',
  ordinal: 'accountOrdinal',
}

/** Every account the wallet shares, each to be copied. */
export function AccountsTab({ account: { allAccounts, address: shown } }: AccountTabProps) {
  const copy = useCopy()
  return (
    <ul className="list">
      {allAccounts.map(({ address, name, type, keyType }) => {
        const purpose = purposes[type]
        const details = [
          name && <ShortAddress key="address" address={address} />,
          purpose && <T key="purpose" id={purpose} />,
          keyType && (
            <span key="keyType" translate="no">
              {keyType}
            </span>
          ),
        ].filter(Boolean)
        return (
          <li key={`${address} ${type}`}>
            <Row
              image={
                <Picture
                  src={undefined}
                  fallback={<span className="tile" style={{ background: avatarGradient(address) }} />}
                  round
                />
              }
              name={name ? <bdi translate="no">{cleanText(name)}</bdi> : <ShortAddress address={address} />}
              title={name && cleanText(name)}
              detail={
                details.length > 0 &&
                details.flatMap((detail, index) => (index > 0 ? [separator(index), detail] : [detail]))
              }
              end={
                <span className="ends">
                  {address === shown && (
                    <Tag tone="key">
                      <T id="networkCurrent" />
                    </Tag>
                  )}
                  <span className="sr">
                    <T id="copyAddress" />
                  </span>
                  <CopyIcon />
                </span>
              }
              onClick={() => copy(address)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function separator(index: number) {
  return <span key={index}> · </span>
}
