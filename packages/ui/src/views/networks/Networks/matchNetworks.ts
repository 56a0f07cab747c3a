import { cleanText, type Network } from '@latchkey/common'
import { namespaceLooks } from '../../../network/namespaceLooks.js'

/** Returns the networks whose name, namespace, coin or chain id contains the query. */
export function matchNetworks(networks: readonly Network[], query: string): readonly Network[] {
  const wanted = fold(query.trim())
  if (!wanted) return networks
  return networks.filter(({ id, name, chainNamespace, nativeCurrency }) =>
    [cleanText(name), namespaceLooks[chainNamespace].name, nativeCurrency.symbol, String(id)].some((text) =>
      fold(text).includes(wanted),
    ),
  )
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
