import type { ViewName } from '../router/viewName.js'
import type { AppKitEvent } from './appKitEvent.js'
import type { Events } from './createEvents.js'

type Opening = Exclude<AppKitEvent, { readonly properties: unknown }>['event']

const openings: { readonly [V in ViewName]?: Opening } = {
  AllWallets: 'CLICK_ALL_WALLETS',
  GetWallet: 'CLICK_GET_WALLET_HELP',
  Networks: 'CLICK_NETWORKS',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
}

/** Tells that the visitor opened a view, where that is an event of its own. */
export function trackView(events: Pick<Events, 'track'>, view: ViewName): void {
  const event = openings[view]
  if (event) events.track({ type: 'track', event })
}
