import { GlobeIcon } from '../../icons/moreIcons.js'
import { NewTab } from '../../kit/NewTab.js'
import { T } from '../../kit/T.js'
import { LinkRow } from '../../primitives/LinkRow.js'
import { Picture } from '../../primitives/Picture.js'
import type { Explorer } from './readExplorer.js'

export type ExplorerRowProps = { readonly explorer: Explorer }

/** The way to what is not listed here. */
export function ExplorerRow({ explorer: { name, page } }: ExplorerRowProps) {
  return (
    <LinkRow
      image={<Picture src={undefined} fallback={<GlobeIcon />} />}
      name={<T id="viewOnExplorer" values={{ explorer: name }} />}
      detail={page.showHost && <bdi translate="no">{page.host}</bdi>}
      end={<NewTab />}
      href={page.href}
    />
  )
}
