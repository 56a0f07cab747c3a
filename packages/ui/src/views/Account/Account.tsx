import { cleanText, parseCaipAddress, safeParseImageUrl, truncateMiddle } from '@latchkey/common'
import { useState } from 'react'
import { CopyIcon } from '../../icons/moreIcons.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useAccount } from '../../kit/useAccount.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { Avatar } from '../../primitives/Avatar.js'
import { Button } from '../../primitives/Button.js'
import { IconButton } from '../../primitives/IconButton.js'
import { AccountTabs } from './AccountTabs.js'
import { Balance } from './Balance.js'

/** The connected account. */
export function Account() {
  const { core, window } = useKit()
  const { text, error } = useLanguage()
  const account = useAccount()
  const [isLeaving, setLeaving] = useState(false)
  const { connectorImages } = useSnap(core.options.state).current
  useSnap(core.networks.state)
  if (!account) return null

  const { address, profileName, profileImage, wallet, connectorId } = account
  const avatar = safeParseImageUrl(profileImage, { allowRemote: true })
  const short = truncateMiddle(address, 6, 4)
  const { namespace } = parseCaipAddress(account.caipAddress)

  async function copy(): Promise<void> {
    try {
      await window.navigator.clipboard.writeText(address)
      core.snackbar.showSuccess(text('addressCopied'))
    } catch {
      core.snackbar.showError(error('CLIPBOARD_FAILED'))
    }
  }

  async function disconnect(): Promise<void> {
    setLeaving(true)
    // A refusal is told by the snackbar; the page has forgotten the wallet anyway.
    await core.disconnect().catch(() => undefined)
    setLeaving(false)
  }

  return (
    <>
      <div className="body">
        <div className="center">
          <Avatar address={address} src={avatar.ok ? avatar.value : undefined} />
          <div className="who">
            <p className="lead" title={profileName ?? address}>
              {profileName ? <bdi>{cleanText(profileName)}</bdi> : <ShortAddress address={address} short={short} />}
            </p>
            <IconButton label={text('copyAddress')} onClick={copy}>
              <CopyIcon />
            </IconButton>
          </div>
          {profileName && (
            <p className="sub" title={address}>
              <ShortAddress address={address} short={short} />
            </p>
          )}
          <Balance account={account} />
        </div>
        {/* Another chain has other tabs: it starts with the first. */}
        <AccountTabs key={namespace} account={account} />
      </div>
      <div className="foot">
        <p className="with">
          <WalletImage src={connectorImages?.[connectorId] ?? wallet.icon} />
          <span>
            <T id="connectedWith" values={{ wallet: cleanText(wallet.name) }} />
          </span>
        </p>
        <Button kind="bad" busy={isLeaving} onClick={disconnect}>
          <T id={isLeaving ? 'disconnecting' : 'disconnect'} />
        </Button>
      </div>
    </>
  )
}

/** Short for the eye, whole for assistive technology (AX19). */
function ShortAddress({ address, short }: { readonly address: string; readonly short: string }) {
  return (
    <>
      <bdi aria-hidden="true">{short}</bdi>
      <span className="sr">{address}</span>
    </>
  )
}
