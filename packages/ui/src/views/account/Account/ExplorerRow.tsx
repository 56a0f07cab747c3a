import { T } from '../../../i18n/T.js'
import { GlobeIcon } from '../../../icons/GlobeIcon.js'
import { NewTab } from '../../../links/NewTab.js'
import { LinkRow } from '../../../primitives/LinkRow.js'
import { Picture } from '../../../primitives/Picture.js'
import type { Explorer } from './readExplorer.js'
import { texts } from './texts.js'

export type ExplorerRowProps = { readonly explorer: Explorer }

/** A link to the block explorer for everything that is not listed. */
export function ExplorerRow({ explorer: { name, page } }: ExplorerRowProps) {
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
