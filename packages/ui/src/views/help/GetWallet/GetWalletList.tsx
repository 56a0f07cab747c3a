import { type AllowedUrl, cleanText, safeParseUrl } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { NewTab } from '../../../links/OutsideLink.js'
import { pageUse } from '../../../links/pageUse.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { LinkRow } from '../../../primitives/Row.js'
import { storeLink, storeName } from '../../../wallet/storeLink.js'
import { trackGetWallet } from '../../../wallet/trackGetWallet.js'
import { ListedImage } from '../../../wallet/WalletImage.js'

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

type WalletPage = { readonly wallet: WalletListEntry; readonly page: AllowedUrl }

/**
 * Returns a page to get each wallet: the first allowed link among the store for this browser, its home page and its web
 * app. Omits wallets without one.
 */
export function readWalletPages(
  core: Core,
  wallets: readonly WalletListEntry[],
  window: Window,
): readonly WalletPage[] {
  return wallets.flatMap((wallet) => {
    const links = [storeLink(wallet, window.navigator.userAgent), wallet.homepage, wallet.webapp_link]
    const page = links.map((link) => safeParseUrl(link, pageUse(core))).find(({ ok }) => ok)
    return page?.ok ? [{ wallet, page: page.value }] : []
  })
}
