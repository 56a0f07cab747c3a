import { cleanText, parseCaipAddress, safeParseImageUrl, walletConnectId } from '@latchkey/common'
import { LeaveButtons } from '../../../disconnect/LeaveButtons.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Avatar } from '../../../primitives/Avatar.js'
import { IconButton } from '../../../primitives/IconButton.js'
import { useSnap } from '../../../store/useSnap.js'
import { IdentityWarning } from '../../../wallet/IdentityWarning.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { walletTexts } from '../../../wallet/texts.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { connectedImage } from '../../../wallet/walletDetails.js'
import { AccountSwitch } from './AccountSwitch.js'
import { AccountTabs } from './AccountTabs.js'
import type { AccountTab } from './accountSlot.js'
import { Balance } from './Balance.js'
import { FeatureButtons } from './FeatureButtons.js'
import { type AccountFeature, featureRegistry } from './featureRegistry.js'
import { CopyIcon } from './icons.js'
import { tabRegistry } from './tabRegistry.js'
import { texts } from './texts.js'
import { useAccount } from './useAccount.js'
import { useCopyAddress } from './useCopyAddress.js'

export type AccountProps = {
  /** Default: the features of the modal. */
  readonly features?: readonly AccountFeature[]
  /** Default: the tabs of the modal. */
  readonly tabs?: readonly AccountTab[]
}

/** The connected account. With several connected namespaces, one account and links to the others. */
export function Account({ features = featureRegistry, tabs = tabRegistry }: AccountProps) {
  const { core } = useModal()
  const { text } = useLanguage()
  const account = useAccount()
  const copy = useCopyAddress()
  const { current: options } = useSnap(core.options.state)
  const { relay } = useSnap(core.walletConnect.state)
  useSnap(core.connectors.state)
  useSnap(core.networks.state)
  if (!account) return null

  const { address, profileName, profileImage, wallet, connectorId, caipAddress } = account
  const avatar = safeParseImageUrl(profileImage, { allowRemote: true })
  const { namespace } = parseCaipAddress(caipAddress)
  const context = { core, account, namespace, options }
  const isAway = connectorId === walletConnectId && relay === 'reconnecting'
  const connector = core.connectors.find(connectorId, namespace)
  return (
    <>
      <div className="body">
        <AccountSwitch shown={namespace} />
        <div className="center">
          <Avatar address={address} src={avatar.ok ? avatar.value : undefined} />
          <div className="account-name">
            <p className="lead" title={profileName ?? address}>
              {profileName ? <bdi translate="no">{cleanText(profileName)}</bdi> : <ShortAddress address={address} />}
            </p>
            <IconButton label={text(texts.copyAddress)} onClick={() => copy(address)}>
              <CopyIcon />
            </IconButton>
          </div>
          {profileName && (
            <p className="subtitle" title={address}>
              <ShortAddress address={address} />
            </p>
          )}
          <IdentityWarning connector={connector} />
          {account.hasChangedSinceLastVisit && (
            <p className="subtitle warning" role="status">
              <T text={texts.accountChanged} />
            </p>
          )}
          <Balance account={account} />
        </div>
        <FeatureButtons features={features} context={context} />
        {/* Another namespace has other tabs, so it starts with its first one. */}
        <AccountTabs key={namespace} tabs={tabs} context={context} />
      </div>
      <div className="footer">
        <p className="connected-wallet">
          <WalletImage src={connectedImage(core, account)} name={cleanText(wallet.name)} />
          <span role="status">
            {isAway ? (
              <T text={walletTexts.reconnecting} />
            ) : (
              <T text={texts.connectedWith} values={{ wallet: cleanText(wallet.name) }} />
            )}
          </span>
        </p>
        <LeaveButtons shown={namespace} />
      </div>
    </>
  )
}
