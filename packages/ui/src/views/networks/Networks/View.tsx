import type { Network } from '@latchkey/common'
import { useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { type ListMemory, useListMemory } from '../../../modalContext/useListMemory.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { NetworkList } from '../../../network/NetworkList.js'
import { Button } from '../../../primitives/Button.js'
import { SearchField } from '../../../primitives/SearchField.js'
import { createStore } from '../../../store/createStore.js'
import { useSnap } from '../../../store/useSnap.js'
import { matchNetworks } from './matchNetworks.js'
import { texts } from './texts.js'

/** Number of networks above which the view has a search field. */
const searchFrom = 8

/** The list of the app's networks. */
export function Networks() {
  const { core, share } = useModal()
  const { text } = useLanguage()
  const { activeNamespace } = useSnap(core.networks.state)
  const { enableNetworkSwitch } = useSnap(core.options.state).current
  const body = useRef<HTMLDivElement>(null)
  const { filter: query, setFilter: setQuery } = useListMemory(body, share(createListMemory), emptySearch)
  const { namespace: only } = useScreen().data
  const all = only ? core.networks.get(only).requested : core.networks.all()
  const networks = matchNetworks(all, query)

  function choose(network: Network): void {
    const { chainNamespace: namespace, caipNetworkId } = network
    const isConnected = core.accounts.getConnected(namespace) !== undefined
    // Another namespace needs its own wallet; existing connections stay.
    if (!isConnected && core.accounts.connectedNamespaces().length > 0)
      return core.router.push('SwitchActiveChain', { caipNetworkId, namespace })
    const isActive = core.networks.get(namespace).active?.caipNetworkId === caipNetworkId
    if (isActive && isConnected) core.networks.setActiveNamespace(namespace)
    if (isActive && (isConnected || activeNamespace === namespace)) return core.router.goBack()
    if (!isConnected) core.router.goBack()
    share(createNetworkSwitcher).start(network)
  }

  return (
    <div className="body" ref={body}>
      {!enableNetworkSwitch && (
        <p className="text">
          <T text={texts.switchOff} />
        </p>
      )}
      {all.length > searchFrom && <SearchField label={text(texts.search)} value={query} onChange={setQuery} />}
      <p className="visually-hidden" role="status">
        {query && networks.length > 0 && <T text={texts.found} values={{ count: String(networks.length) }} />}
      </p>
      {networks.length === 0 && (
        <p className="text center empty" role="status">
          <T text={texts.none} />
        </p>
      )}
      <NetworkList networks={networks} onChoose={choose} isOff={!enableNetworkSwitch} />
      <Button kind="text" onClick={() => core.router.push('WhatIsANetwork')}>
        <T text={texts.help} />
      </Button>
    </div>
  )
}

const emptySearch = ''

/** Creates the memory of the network list: the search text and the scroll position. */
function createListMemory(): ListMemory<string> {
  return createStore({ filter: emptySearch, scrollTop: 0 })
}
