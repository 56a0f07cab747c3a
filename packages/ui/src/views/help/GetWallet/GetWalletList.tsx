import { cleanText } from '@latchkey/common'
import { useModal } from '../../../context/modalContext.js'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { NewTab } from '../../../links/NewTab.js'
import { LinkRow } from '../../../primitives/LinkRow.js'
import { ListedImage } from '../../../wallet/ListedImage.js'
import { storeName } from '../../../wallet/storeName.js'
import { trackGetWallet } from '../../../wallet/trackGetWallet.js'
import type { WalletPage } from './readWalletPages.js'

export type GetWalletListProps = {
  readonly label: TextDescriptor
  readonly pages: readonly WalletPage[]
}

/** Wallets with links to install them. */
export function GetWalletList({ label, pages }: GetWalletListProps) {
  const { core } = useModal()
  if (pages.length === 0) return null
  return (
    <section className="list">
      <h3 className="list-label">
        <T text={label} />
      </h3>
      <ul className="list">
        {pages.map(({ wallet, page }) => (
          <li key={wallet.id}>
            <LinkRow
              image={<ListedImage wallet={wallet} />}
              name={<bdi translate="no">{cleanText(wallet.name)}</bdi>}
              detail={<bdi translate="no">{storeName(page.href)}</bdi>}
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
