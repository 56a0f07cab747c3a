import type { ViewName } from '@latchkey/core'
import type { ViewRecord } from '../modalContext/viewRecord.js'
import { connectViews } from './connect/connectViews.js'

/** Views that load with the modal. An idle page prefetches them, so that the first click sends no request. */
const included = connectViews

type LazyView = Exclude<ViewName, keyof typeof included>

const account = async () => (await import('./account/accountViews.js')).accountViews
const allWallets = async () => (await import('./allWallets/allWalletsViews.js')).allWalletsViews
/** Views that the wallet list prefetches once it is painted. */
const connecting = async () => (await import('./connecting/connectingViews.js')).connectingViews
const help = async () => (await import('./help/helpViews.js')).helpViews
const networks = async () => (await import('./networks/networksViews.js')).networksViews
const signIn = async () => (await import('./signIn/signInViews.js')).signInViews
const smartSessions = async () => (await import('./smartSessions/smartSessionsViews.js')).smartSessionsViews
const walletConnect = async () => (await import('./walletConnect/walletConnectViews.js')).walletConnectViews

/** The group that each other view loads with. A name without a view, or in the wrong group, does not compile. */
const lazy: { readonly [View in LazyView]: () => Promise<Readonly<Record<View, ViewRecord>>> } = {
  Account: account,
  AllWallets: allWallets,
  ConnectingExternal: connecting,
  ConnectingMultiChain: networks,
  ConnectingSiwe: signIn,
  ConnectingWalletConnect: walletConnect,
  ConnectingWalletConnectBasic: walletConnect,
  Downloads: walletConnect,
  GetWallet: help,
  Networks: networks,
  SIWXSignMessage: signIn,
  SmartSessionCreated: smartSessions,
  SmartSessionList: smartSessions,
  SwitchActiveChain: networks,
  SwitchNetwork: networks,
  UnsupportedChain: networks,
  WhatIsANetwork: help,
  WhatIsAWallet: help,
}

/** Returns a view; loads the code of its group if it is not part of the modal's. */
export function loadView(view: ViewName): ViewRecord | Promise<ViewRecord> {
  return isIncluded(view) ? included[view] : loadLazy(view)
}

function isIncluded(view: ViewName): view is keyof typeof included {
  return Object.hasOwn(included, view)
}

async function loadLazy<View extends LazyView>(view: View): Promise<ViewRecord> {
  const views = await lazy[view]()
  return views[view]
}
