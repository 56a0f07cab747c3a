import { cleanText, parseCaipAddress, safeParseImageUrl, walletConnectId } from '@latchkey/common'
import { CopyIcon } from '../../icons/moreIcons.js'
import { findWalletRow } from '../../kit/findWalletRow.js'
import { IdentityWarning } from '../../kit/IdentityWarning.js'
import { useKit } from '../../kit/kitContext.js'
import { rowImage } from '../../kit/rowImage.js'
import { ShortAddress } from '../../kit/ShortAddress.js'
import { T } from '../../kit/T.js'
import { useAccount } from '../../kit/useAccount.js'
import { useCopy } from '../../kit/useCopy.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { Avatar } from '../../primitives/Avatar.js'
import { IconButton } from '../../primitives/IconButton.js'
import { AccountSwitch } from './AccountSwitch.js'
import { AccountTabs } from './AccountTabs.js'
import { Balance } from './Balance.js'
import { LeaveButtons } from './LeaveButtons.js'

/** The connected account; with several kinds of chain, one of them and the way to the others. */
export function Account() {
  const { core } = useKit()
  const { text } = useLanguage()
  const account = useAccount()
  const copy = useCopy()
  const { connectorImages } = useSnap(core.options.state).current
  const { relay } = useSnap(core.pairing.state)
  useSnap(core.connectors.state)
  useSnap(core.networks.state)
  if (!account) return null

  const { address, profileName, profileImage, wallet, connectorId, caipAddress } = account
  const avatar = safeParseImageUrl(profileImage, { allowRemote: true })
  const { namespace } = parseCaipAddress(caipAddress)
  const isAway = connectorId === walletConnectId && relay === 'reconnecting'
  const connector = core.connectors.find(connectorId, namespace)
  const image = rowImage(core, findWalletRow(core, connector))
  return (
    <>
      <div className="body">
        <AccountSwitch shown={namespace} />
        <div className="center">
          <Avatar address={address} src={avatar.ok ? avatar.value : undefined} />
          <div className="who">
            <p className="lead" title={profileName ?? address}>
              {profileName ? <bdi translate="no">{cleanText(profileName)}</bdi> : <ShortAddress address={address} />}
            </p>
            <IconButton label={text('copyAddress')} onClick={() => copy(address)}>
              <CopyIcon />
            </IconButton>
          </div>
          {profileName && (
            <p className="sub" title={address}>
              <ShortAddress address={address} />
            </p>
          )}
          <IdentityWarning connector={connector} />
          {account.hasChangedSinceLastVisit && (
            <p className="sub warn" role="status">
              <T id="accountChangedSince" />
            </p>
          )}
          <Balance account={account} />
        </div>
        {/* Another chain has other tabs: it starts with the first. */}
        <AccountTabs key={namespace} account={account} />
      </div>
      <div className="foot">
        <p className="with">
          <WalletImage src={image ?? connectorImages?.[connectorId] ?? wallet.icon} />
          <span role="status">
            {isAway ? <T id="reconnecting" /> : <T id="connectedWith" values={{ wallet: cleanText(wallet.name) }} />}
          </span>
        </p>
        <LeaveButtons shown={namespace} />
      </div>
    </>
  )
}
