import { useAppKitConnect, type WalletView } from '@latchkey/appkit/react'
import { useEffect, useRef, useState } from 'react'
import { ConnectingPanel } from './ConnectingPanel.js'
import { DirectoryList } from './DirectoryList.js'
import { WalletGroups } from './WalletGroups.js'

export type WalletDialogProps = { readonly onClose: () => void }

/** The app's wallet dialog: the wallet list, a search of the directory, and the pending connection. */
export function WalletDialog({ onClose }: WalletDialogProps) {
  const { connect, cancel, status, wallet, error } = useAppKitConnect()
  const [search, setSearch] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    // Closing the dialog cancels a pending request.
    return cancel
  }, [cancel])

  async function choose(chosen: WalletView): Promise<void> {
    const { isSuccess } = await connect(chosen)
    if (isSuccess) onClose()
  }

  return (
    <dialog ref={dialog} className="own-dialog" aria-labelledby="own-title" onClose={onClose}>
      <header>
        <h2 id="own-title">Choose a wallet</h2>
        <button type="button" className="bare" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </header>
      {wallet ? (
        <ConnectingPanel
          wallet={wallet}
          isPending={status === 'pending'}
          error={error}
          onRetry={() => void choose(wallet)}
          onBack={cancel}
        />
      ) : (
        <>
          <input
            type="search"
            aria-label="Search wallets"
            placeholder="Search all wallets"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {search === '' && <WalletGroups onChoose={(chosen) => void choose(chosen)} />}
          <DirectoryList search={search} onChoose={(chosen) => void choose(chosen)} />
        </>
      )}
    </dialog>
  )
}
