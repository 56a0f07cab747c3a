import { type Account, cleanText, isAppKitError, truncateMiddle } from '@latchkey/common'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { networkTexts } from '../../../network/texts.js'
import { avatarGradient } from '../../../primitives/generatedColors.js'
import { IconButton } from '../../../primitives/IconButton.js'
import { CopyIcon } from '../../../primitives/icons.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { Tag } from '../../../primitives/Tag.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { texts } from './texts.js'
import { useCopyAddress } from './useCopyAddress.js'

/** The purpose of an account, if it is not obvious. */
const purposes: Readonly<Partial<Record<Account['type'], TextDescriptor>>> = {
  smartAccount: texts.smartAccount,
  payment: texts.forPayments,
  ordinal: texts.forCollectibles,
}

export type SharedAccountRowProps = {
  readonly account: Account
  readonly isActive: boolean
  /** Whether a press makes the account active. */
  readonly isSelectable: boolean
}

/** One account of the wallet, with a button that copies its address. */
export function SharedAccountRow({ account, isActive, isSelectable }: SharedAccountRowProps) {
  const { text } = useLanguage()
  const copy = useCopyAddress()
  const select = useSelectAccount()
  const { address, type, keyType } = account
  const name = account.name && cleanText(account.name)
  const purpose = purposes[type]
  const details = [
    name && <ShortAddress key="address" address={address} />,
    purpose && <T key="purpose" text={purpose} />,
    keyType && (
      <span key="keyType" translate="no">
        {keyType}
      </span>
    ),
  ].filter(Boolean)
  return (
    <li>
      <Row
        image={
          <Picture
            src={undefined}
            fallback={<span className="tile" style={{ background: avatarGradient(address) }} />}
            round
          />
        }
        name={name ? <bdi translate="no">{name}</bdi> : <ShortAddress address={address} />}
        title={name}
        detail={
          details.length > 0 && details.flatMap((detail, index) => (index > 0 ? [separator(index), detail] : [detail]))
        }
        end={
          isActive ? (
            <Tag tone="accent">
              <T text={networkTexts.current} />
            </Tag>
          ) : (
            isSelectable && (
              <span className="visually-hidden">
                <T text={texts.useAccount} />
              </span>
            )
          )
        }
        current={isActive}
        onClick={isSelectable ? () => select(account) : undefined}
      />
      <IconButton
        label={text(texts.copyAddressOf, { account: name ?? truncateMiddle(address, 6, 4) })}
        onClick={() => copy(address)}
      >
        <CopyIcon />
      </IconButton>
    </li>
  )
}

function separator(index: number) {
  return <span key={index}> · </span>
}

/** Makes an account active and shows whether that succeeded. Does nothing for the active account. */
function useSelectAccount(): (account: Account) => void {
  const { core } = useModal()
  const { text, error } = useLanguage()
  return ({ namespace, address }) => {
    if (core.accounts.getConnected(namespace)?.address === address) return
    try {
      core.setAccount(address, namespace)
      core.snackbar.showSuccess(text(texts.accountSelected))
    } catch (cause) {
      if (!isAppKitError(cause)) throw cause
      core.snackbar.showError(error(cause.code))
    }
  }
}
