import type { ViewTitle } from '../../../context/viewRecord.js'
import { namespaceNames } from '../../../network/namespaceNames.js'
import { texts } from './texts.js'

/** Names the namespace that the list is limited to, in an app with several. */
export const chainTitle: ViewTitle = ({ options }, { text }, { namespace }) =>
  namespace && options.state.current.namespaces.length > 1
    ? text(texts.titleTo, { chain: namespaceNames[namespace] })
    : ''
