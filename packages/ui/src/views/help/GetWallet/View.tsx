import type { WalletListEntry } from '@latchkey/core'
import { useEffect } from 'react'
import { T } from '../../../i18n/T.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { GetWalletList, readWalletPages } from './GetWalletList.js'
import { texts } from './texts.js'

/** Shows where to get a wallet: the app's suggestions, the directory's recommendations, and safety advice. */
export function GetWallet() {
  const { core, window } = useModal()
  const { all } = useSnap(core.connectors.state)
  useSnap(core.options.state)
  const { status } = useSnap(core.directory.state)

  useEffect(() => {
    void core.directory.load()
  }, [core])

  const { featured, recommended } = core.directory.state
  const own = core.wallets.suggested()
  const isNew = (wallet: WalletListEntry) => all && !core.wallets.findInstalled(wallet)
  const suggested = withoutRepeats([...own, ...featured])
  const others = withoutRepeats([...suggested, ...recommended])
    .slice(suggested.length)
    .filter(isNew)
  const picks = readWalletPages(core, suggested, window)
  const more = readWalletPages(core, others, window)
  return (
    <div className="body">
      <GetWalletList label={texts.picks} pages={picks} />
      <GetWalletList label={walletTexts.otherWallets} pages={more} />
      {picks.length + more.length === 0 && status !== 'idle' && status !== 'loading' && (
        <p className="text">
          <T text={texts.none} />
        </p>
      )}
      <h3 className="list-label">
        <T text={texts.advice} />
      </h3>
      <ol className="advice">
        {[texts.advice1, texts.advice2, texts.advice3].map((text) => (
          <li key={text.key}>
            <T text={text} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function withoutRepeats(wallets: readonly WalletListEntry[]): readonly WalletListEntry[] {
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}
