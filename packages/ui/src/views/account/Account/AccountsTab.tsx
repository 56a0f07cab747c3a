import { type Account, isAppKitError } from '@latchkey/common'
import { Fragment, useState } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { avatarGradient } from '../../../primitives/generatedColors.js'
import { IconButton } from '../../../primitives/IconButton.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import type { AccountTabProps } from './accountSlot.js'
import { CurrentTag, UseHint } from './currentMark.js'
import { CopyIcon } from './icons.js'
import { type AccountDetail, readSharedAccount } from './sharedAccountStatus.js'
import { texts } from './texts.js'
import { useCopyAddress } from './useCopyAddress.js'

/**
 * Lists every account that the wallet shares. A press on a row makes the account active. The rows keep their places
 * while the tab shows, although the active account is the first one of the state.
 */
export function AccountsTab({ account }: AccountTabProps) {
  const { allAccounts, address: active, selectableAddresses } = account
  const [places] = useState(() => allAccounts.map(({ address }) => address))
  return (
    <ul className="list rows-with-button">
      {inPlaces(allAccounts, places).map((each) => (
        <SharedAccountRow
          key={`${each.address} ${each.type}`}
          account={each}
          isActive={each.address === active}
          isSelectable={selectableAddresses.includes(each.address)}
        />
      ))}
    </ul>
  )
}

/** Sorts accounts by the places that they had. New accounts follow at the end. */
function inPlaces(accounts: readonly Account[], places: readonly string[]): readonly Account[] {
  const placeOf = ({ address }: Account) => (places.includes(address) ? places.indexOf(address) : places.length)
  return [...accounts].sort((a, b) => placeOf(a) - placeOf(b))
}

type SharedAccountRowProps = {
  readonly account: Account
  readonly isActive: boolean
  /** Whether a press makes the account active. */
  readonly isSelectable: boolean
}

/** One account of the wallet, with a button that copies its address. */
function SharedAccountRow({ account, isActive, isSelectable }: SharedAccountRowProps) {
  const { text } = useLanguage()
  const copy = useCopyAddress()
  const select = useSelectAccount()
  const { address } = account
  const { name, label, details, end } = readSharedAccount(account, { isActive, isSelectable })
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
          details.length > 0 &&
          details.map((detail, index) => (
            <Fragment key={detail.kind}>
              {index > 0 && <span> · </span>}
              <Detail detail={detail} address={address} />
            </Fragment>
          ))
        }
        end={end === 'current' ? <CurrentTag /> : end === 'use' && <UseHint text={texts.useAccount} />}
        current={isActive}
        onClick={isSelectable ? () => select(account) : undefined}
      />
      <IconButton label={text(texts.copyAddressOf, { account: label })} onClick={() => copy(address)}>
        <CopyIcon />
      </IconButton>
    </li>
  )
}

function Detail({ detail, address }: { readonly detail: AccountDetail; readonly address: string }) {
  if (detail.kind === 'address') return <ShortAddress address={address} />
  if (detail.kind === 'purpose') return <T text={texts[detail.purpose]} />
  return <span translate="no">{detail.keyType}</span>
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
