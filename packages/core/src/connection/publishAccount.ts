import type { Session } from '@latchkey/common'
import { describeAccount } from '../account/describeAccount.js'
import { iconOf } from '../connectors/iconOf.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'

/** Writes a session into the account state, and returns its address. `pictureUrl` is for a wallet without a picture of its own. */
export function publishAccount(
  {
    accounts,
    networks,
    connectors,
    options,
  }: Pick<NamespaceConnectionPorts, 'accounts' | 'networks' | 'connectors' | 'options'>,
  session: Session,
  pictureUrl: string | undefined,
): string {
  const { namespace, connectorId } = session
  const before = accounts.getConnected(namespace)
  const network = networks.get(namespace).active
  const icon = iconOf(connectors.find(connectorId, namespace), connectors.state.all) ?? pictureUrl
  const account = describeAccount(session, network, options.defaultAccountTypes[namespace], before, icon)
  accounts.setConnected(namespace, account)
  return account.address
}
