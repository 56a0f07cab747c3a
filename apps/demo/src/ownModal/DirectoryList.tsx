import { useAppKitDirectory, type WalletView } from '@latchkey/appkit/react'
import { WalletRow } from './WalletRow.js'

export type DirectoryListProps = { readonly search: string; readonly onChoose: (wallet: WalletView) => void }

/** All wallets of the directory page by page, or the result of a search. */
export function DirectoryList({ search, onChoose }: DirectoryListProps) {
  const { wallets, count, status, hasMore, loadMore, retry } = useAppKitDirectory({ search })

  if (status === 'off') return null
  return (
    <section aria-label="All wallets">
      <h3>All wallets</h3>
      <p className="quiet" role="status">
        {status === 'loading' ? 'Loading…' : status === 'ready' && `${count} wallets`}
      </p>
      {status === 'failed' && (
        <p className="notice" role="alert" data-tone="bad">
          The wallets could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul>
        {wallets.map((wallet) => (
          <WalletRow key={wallet.key} wallet={wallet} onChoose={onChoose} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={loadMore}>
          Show more
        </button>
      )}
    </section>
  )
}
