import { type AllowedUrl, cleanText, parseCaipAddress, safeParseUrl } from '@latchkey/common'
import type { ConnectedAccount, Core } from '@latchkey/core'
import { pageUse } from '../../../links/pageUse.js'

export type Explorer = { readonly name: string; readonly page: AllowedUrl }

/** Returns the account's page in the network's block explorer, if it exists and passes the URL policy (R40). */
export function readExplorer(core: Core, account: ConnectedAccount): Explorer | undefined {
  const explorer = core.networks.get(parseCaipAddress(account.caipAddress).namespace).active?.blockExplorers?.default
  if (!explorer || account.addressExplorerUrl === undefined) return undefined
  const page = safeParseUrl(account.addressExplorerUrl, pageUse(core))
  return page.ok ? { name: cleanText(explorer.name), page: page.value } : undefined
}
