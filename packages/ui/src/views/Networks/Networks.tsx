import type { Network } from '@latchkey/common'
import { useRef } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { NetworkList } from '../../kit/NetworkList.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'
import { SearchField } from '../../primitives/SearchField.js'
import { matchNetworks } from './matchNetworks.js'
import { useListPlace } from './useListPlace.js'

/** With more networks than this there is a field to search them. */
const searchFrom = 8

/** The app's networks to choose from. */
export function Networks() {
  const kit = useKit()
  const { core } = kit
  const { text } = useLanguage()
  const { activeNamespace } = useSnap(core.networks.state)
  const { enableNetworkSwitch } = useSnap(core.options.state).current
  const body = useRef<HTMLDivElement>(null)
  const { query, setQuery } = useListPlace(body)
  const { namespace: only } = useScreen().data
  const all = only ? core.networks.get(only).requested : core.networks.all()
  const networks = matchNetworks(all, query)

  function choose(network: Network): void {
    const { chainNamespace: namespace, caipNetworkId } = network
    const isConnected = core.accounts.getConnected(namespace) !== undefined
    // Another kind of chain takes a wallet of its own; what is connected stays so.
    if (!isConnected && core.accounts.connectedNamespaces().length > 0)
      return core.router.push('SwitchActiveChain', { caipNetworkId, namespace })
    const isActive = core.networks.get(namespace).active?.caipNetworkId === caipNetworkId
    if (isActive && isConnected) core.networks.setActiveNamespace(namespace)
    if (isActive && (isConnected || activeNamespace === namespace)) return core.router.goBack()
    if (!isConnected) core.router.goBack()
    kit.switcher().start(network)
  }

  return (
    <div className="body" ref={body}>
      {!enableNetworkSwitch && (
        <p className="text">
          <T id="switchOff" />
        </p>
      )}
      {all.length > searchFrom && <SearchField label={text('searchNetworks')} value={query} onChange={setQuery} />}
      <p className="sr" role="status">
        {query && networks.length > 0 && <T id="searchFound" values={{ count: String(networks.length) }} />}
      </p>
      {networks.length === 0 && (
        <p className="text center empty" role="status">
          <T id="searchNone" />
        </p>
      )}
      <NetworkList networks={networks} onChoose={choose} isOff={!enableNetworkSwitch} />
      <Button kind="text" onClick={() => core.router.push('WhatIsANetwork')}>
        <T id="networksHelp" />
      </Button>
    </div>
  )
}
