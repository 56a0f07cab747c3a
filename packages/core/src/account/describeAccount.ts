import { type AccountType, AppKitError, type Network, type Session } from '@latchkey/common'
import type { ConnectedAccount } from './accountState.js'

/** Returns a session as account state, with the details of the same address and network, and `icon` where the session has none. */
export function describeAccount(
  session: Session,
  network: Network | undefined,
  preferredAccountType: AccountType,
  before: ConnectedAccount | undefined,
  icon?: string | undefined,
): Omit<ConnectedAccount, 'status'> {
  const account = session.accounts.find(({ type }) => type === preferredAccountType) ?? session.accounts[0]
  if (!account) throw new AppKitError('WALLET_NO_ACCOUNT')
  const explorer = network?.blockExplorers?.default
  const caipAddress = `${session.networkId}:${account.address}` as const
  const isSame = before?.caipAddress === caipAddress
  const isSamePerson = before?.address === account.address
  return {
    connectorId: session.connectorId,
    connectorType: session.connectorType,
    wallet: session.wallet.icon || !icon ? session.wallet : { ...session.wallet, icon },
    address: account.address,
    caipAddress,
    caipNetworkId: session.networkId,
    type: account.type,
    allAccounts: session.accounts,
    preferredAccountType,
    smartAccountDeployed: false,
    ...(explorer
      ? { addressExplorerUrl: `${explorer.url}/${explorer.addressPath ?? 'address'}/${account.address}` }
      : {}),
    ...(isSame && before.balance ? { balance: before.balance } : {}),
    ...(isSamePerson && before.hasChangedSinceLastVisit ? { hasChangedSinceLastVisit: true } : {}),
    ...(isSamePerson && before.profileName ? { profileName: before.profileName } : {}),
    ...(isSamePerson && before.profileImage ? { profileImage: before.profileImage } : {}),
  }
}
