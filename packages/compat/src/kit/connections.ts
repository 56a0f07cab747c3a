import type { Account, ConnectionView, Network, AppKit as OwnAppKit } from '@latchkey/appkit'

/** A connection as AppKit describes it, with the fields of `ConnectionView` of `@latchkey/appkit`. */
export type Connection = Omit<ConnectionView, 'allAccounts'> & {
  /** Same as `accounts`. */
  readonly allAccounts: Account[]
  /** The accounts that the wallet shares, the active one first. */
  readonly accounts: Account[]
  /** `undefined` if the wallet is on a network that the app does not have. */
  readonly caipNetwork: Network | undefined
  /** Name of the wallet. */
  readonly name: string
  /** URL of the wallet's image. */
  readonly icon: string | undefined
}

/** Adds the fields of AppKit to the connections of an instance. */
export function describeConnections(
  views: readonly ConnectionView[],
  kit: Pick<OwnAppKit, 'getCaipNetworks'>,
): Connection[] {
  return views.map((view) => ({
    ...view,
    accounts: [...view.allAccounts],
    allAccounts: [...view.allAccounts],
    caipNetwork: kit.getCaipNetworks(view.namespace).find(({ caipNetworkId }) => caipNetworkId === view.caipNetworkId),
    name: view.wallet.name,
    icon: view.wallet.icon,
  }))
}
