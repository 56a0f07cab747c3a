import type { ViewTitle } from '../router/viewModule.js'
import { namespaceNames } from './namespaceNames.js'

/** The wallets of one kind of chain, where there are several. */
export const chainTitle: ViewTitle = ({ options }, { text }, { namespace }) =>
  namespace && options.state.current.namespaces.length > 1
    ? text('titleConnectTo', { chain: namespaceNames[namespace] })
    : ''
