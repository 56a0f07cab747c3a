import type { Session } from '@latchkey/common'
import { describeAccount } from '../account/describeAccount.js'
import { iconOf } from '../wallets/iconOf.js'
import type { ConnectionContext } from './connectionContext.js'

/** Writes a session into the account state and returns its address. A wallet without an icon gets the directory's image. */
export function publishAccount({ deps, pictures }: ConnectionContext, session: Session): string {
  const { accounts, networks, connectors, options } = deps
  const { namespace, connectorId } = session
  const icon = iconOf(connectors.find(connectorId, namespace), connectors.state.all) ?? pictures.url(namespace)
  const account = describeAccount(
    session,
    networks.get(namespace).active,
    options.defaultAccountTypes[namespace],
    accounts.getConnected(namespace),
    icon,
  )
  accounts.setConnected(namespace, account)
  return account.address
}
