import { cleanText } from '@latchkey/common'
import { useKit } from '../../kit/kitContext.js'
import { NewTab } from '../../kit/NewTab.js'
import { T } from '../../kit/T.js'
import type { TextKey } from '../../locales/en.js'
import { ListedImage } from '../../phone/ListedImage.js'
import { LinkRow } from '../../primitives/LinkRow.js'
import type { WalletPage } from './readWalletPages.js'
import { trackGetWallet } from './trackGetWallet.js'

export type GetWalletListProps = {
  readonly label: TextKey
  readonly pages: readonly WalletPage[]
}

/** Wallets with the page each can be had from; nothing where there is none. */
export function GetWalletList({ label, pages }: GetWalletListProps) {
  const { core } = useKit()
  if (pages.length === 0) return null
  return (
    <section className="list">
      <h3 className="label">
        <T id={label} />
      </h3>
      <ul className="list">
        {pages.map(({ wallet, page }) => (
          <li key={wallet.id}>
            <LinkRow
              image={<ListedImage wallet={wallet} />}
              name={<bdi translate="no">{cleanText(wallet.name)}</bdi>}
              detail={<bdi translate="no">{page.host}</bdi>}
              end={<NewTab />}
              href={page.href}
              onFollow={() => trackGetWallet(core, wallet)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
