import {
  type Account,
  type AccountType,
  createError,
  errors,
  isSelectable,
  type Network,
  type Session,
} from '@latchkey/common'
import { socialProviders } from '../options/featureSwitches.js'
import type { ConnectedAccount } from './accountState.js'

/** Returns a session as account state. Keeps details of the same address, and uses `icon` for a session without one. */
export function describeAccount(
  session: Session,
  network: Network | undefined,
  preferredAccountType: AccountType,
  before: ConnectedAccount | undefined,
  icon?: string | undefined,
): Omit<ConnectedAccount, 'status'> {
  const account = pickAccount(session, preferredAccountType)
  const { user, isSmartAccountDeployed = false, ...wallet } = session.wallet
  const socialProvider = socialProviders.find((provider) => provider === wallet.social)
  const explorer = network?.blockExplorers?.default
  const caipAddress = `${session.networkId}:${account.address}` as const
  const isSame = before?.caipAddress === caipAddress
  const isSamePerson = before?.address === account.address
  return {
    connectorId: session.connectorId,
    connectorType: session.connectorType,
    wallet: wallet.icon || !icon ? wallet : { ...wallet, icon },
    address: account.address,
    caipAddress,
    caipNetworkId: session.networkId,
    type: account.type,
    allAccounts: session.accounts,
    selectableAddresses: session.selectAccount
      ? session.accounts.filter(isSelectable).map(({ address }) => address)
      : [],
    preferredAccountType,
    smartAccountDeployed: isSmartAccountDeployed,
    ...(user ? { user } : {}),
    ...(socialProvider ? { socialProvider } : {}),
    ...(explorer
      ? { addressExplorerUrl: `${explorer.url}/${explorer.addressPath ?? 'address'}/${account.address}` }
      : {}),
    ...(isSame && before.balance ? { balance: before.balance } : {}),
    ...(isSamePerson && before.hasChangedSinceLastVisit ? { hasChangedSinceLastVisit: true } : {}),
    ...(isSamePerson && before.profileName ? { profileName: before.profileName } : {}),
    ...(isSamePerson && before.profileImage ? { profileImage: before.profileImage } : {}),
  }
}

/**
 * Returns the account that a namespace shows for a session: the one that the page selected, otherwise the first one of
 * the preferred type, or the wallet's first. Throws `WALLET_NO_ACCOUNT` for a session without accounts.
 */
export function pickAccount({ accounts, selection }: Session, preferredType: AccountType): Account {
  const selected = selection && accounts.find(({ address }) => address === selection.address)
  const account = selected ?? accounts.find(({ type }) => type === preferredType) ?? accounts[0]
  if (!account) throw createError(errors.WALLET_NO_ACCOUNT)
  return account
}
