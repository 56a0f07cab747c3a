import { useAppKitWallets, type WalletGroupView, type WalletView } from '@latchkey/appkit/react'
import { WalletRow } from './WalletRow.js'

export type WalletGroupsProps = { readonly onChoose: (wallet: WalletView) => void }

const titles: Readonly<Record<WalletGroupView['group'], string>> = {
  walletConnect: 'On your phone',
  recent: 'Used before',
  injected: 'In this browser',
  external: 'On the web',
  featured: 'Featured',
  custom: 'Ours',
  recommended: 'Popular',
}

/** The wallet list in the groups of the kit. */
export function WalletGroups({ onChoose }: WalletGroupsProps) {
  const { groups, status, error, retry } = useAppKitWallets()

  if (status === 'failed')
    return (
      <p className="notice" role="alert" data-tone="bad">
        {error?.shortMessage}{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  return (
    <>
      {status === 'loading' && <p role="status">Looking for wallets…</p>}
      {groups.map(({ group, wallets }) => (
        <section key={group} aria-label={titles[group]}>
          <h3>{titles[group]}</h3>
          <ul>
            {wallets.map((wallet) => (
              <WalletRow key={wallet.key} wallet={wallet} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
