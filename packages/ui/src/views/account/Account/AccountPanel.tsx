import { type AllowedUrl, cleanText, parseCaipAddress, safeParseUrl } from '@latchkey/common'
import type { ConnectedAccount, Core } from '@latchkey/core'
import type { ReactNode } from 'react'
import { T } from '../../../i18n/T.js'
import { NewTab } from '../../../links/OutsideLink.js'
import { pageUse } from '../../../links/pageUse.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Picture } from '../../../primitives/Picture.js'
import { LinkRow } from '../../../primitives/Row.js'
import { GlobeIcon } from './icons.js'
import { texts } from './texts.js'

export type AccountPanelProps = {
  readonly account: ConnectedAccount
  /** One or more rows. */
  readonly children: ReactNode
}

/** The content of a tab: the loaded data, then a link to the rest. */
export function AccountPanel({ account, children }: AccountPanelProps) {
  const explorer = readExplorer(useModal().core, account)
  return (
    <ul className="list account-panel">
      <li>{children}</li>
      {explorer && (
        <li>
          <ExplorerRow explorer={explorer} />
        </li>
      )}
    </ul>
  )
}

type ExplorerRowProps = { readonly explorer: Explorer }

/** A link to the block explorer for everything that is not listed. */
function ExplorerRow({ explorer: { name, page } }: ExplorerRowProps) {
  return (
    <LinkRow
      image={<Picture src={undefined} fallback={<GlobeIcon />} />}
      name={<T text={texts.viewOnExplorer} values={{ explorer: name }} />}
      detail={page.showHost && <bdi translate="no">{page.host}</bdi>}
      end={<NewTab />}
      href={page.href}
    />
  )
}

type Explorer = { readonly name: string; readonly page: AllowedUrl }

/** Returns the account's page in the network's block explorer, if it exists and passes the URL policy. */
function readExplorer(core: Core, account: ConnectedAccount): Explorer | undefined {
  const explorer = core.networks.get(parseCaipAddress(account.caipAddress).namespace).active?.blockExplorers?.default
  if (!explorer || account.addressExplorerUrl === undefined) return undefined
  const page = safeParseUrl(account.addressExplorerUrl, pageUse(core))
  return page.ok ? { name: cleanText(explorer.name), page: page.value } : undefined
}
