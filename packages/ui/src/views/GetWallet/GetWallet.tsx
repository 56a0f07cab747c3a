import { cleanText, safeParseUrl } from '@latchkey/common'
import { OutIcon } from '../../icons/moreIcons.js'
import { useKit } from '../../kit/kitContext.js'
import { readWallets } from '../../kit/readWallets.js'
import { T } from '../../kit/T.js'
import { useSnap } from '../../kit/useSnap.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { LinkRow } from '../../primitives/LinkRow.js'
import { storeLink } from './storeLink.js'
import { trackGetWallet } from './trackGetWallet.js'

/** Where to get a wallet: what the app itself suggests, and what to mind. Nothing is asked of any server. */
export function GetWallet() {
  const { core, window } = useKit()
  useSnap(core.connectors.state)
  useSnap(core.options.state)
  const picks = readWallets(core)
    .flatMap(({ rows }) => rows)
    .flatMap(({ wallet }) => {
      const link = storeLink(wallet, window.navigator.userAgent) ?? wallet?.homepage ?? wallet?.webapp_link
      const page = safeParseUrl(link, { kind: 'web' })
      return wallet && page.ok ? [{ wallet, page: page.value }] : []
    })
  return (
    <div className="body">
      {picks.length === 0 ? (
        <p className="text">
          <T id="getWalletNone" />
        </p>
      ) : (
        <section className="list">
          <h3 className="label">
            <T id="getWalletPicks" />
          </h3>
          <ul className="list">
            {picks.map(({ wallet, page }) => (
              <li key={wallet.id}>
                <LinkRow
                  image={<WalletImage src={wallet.image_url} />}
                  name={<bdi>{cleanText(wallet.name)}</bdi>}
                  detail={<bdi>{page.host}</bdi>}
                  end={
                    <>
                      <span className="sr">
                        <T id="newTab" />
                      </span>
                      <OutIcon />
                    </>
                  }
                  href={page.href}
                  onFollow={() => trackGetWallet(core, wallet)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <h3 className="label">
        <T id="getWalletAdvice" />
      </h3>
      <ol className="advice">
        {(['advice1', 'advice2', 'advice3'] as const).map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ol>
    </div>
  )
}
