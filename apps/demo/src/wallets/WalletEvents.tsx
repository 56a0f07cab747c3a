import type { WalletFace } from './walletFace.js'
import type { WalletMood } from './walletMood.js'

export type WalletEventsProps = {
  readonly face: WalletFace
  readonly mood: WalletMood
  readonly onMood: (mood: WalletMood) => void
  /** Shows a message about the last event. */
  readonly say: (sentence: string) => void
}

/** Buttons for events in wallets: rejected, stalled and released requests, a lock, a disconnect. */
export function WalletEvents({ face: { control }, mood, onMood, say }: WalletEventsProps) {
  const { isLocked } = mood

  function act(done: string, work: () => void): void {
    work()
    say(done)
  }

  return (
    <div className="actions">
      <button
        type="button"
        className="small"
        onClick={() => act('It declines the next request.', () => control.reject('*'))}
      >
        Decline next
      </button>
      <button
        type="button"
        className="small"
        onClick={() => act('It leaves the next request unanswered.', () => control.stall('*'))}
      >
        Stall next
      </button>
      <button
        type="button"
        className="small"
        onClick={() => {
          const count = control.release()
          say(count === 0 ? 'Nothing is stalled.' : `${count} released.`)
        }}
      >
        Release
      </button>
      <button
        type="button"
        className="small"
        aria-pressed={isLocked}
        onClick={() =>
          act(isLocked ? 'Unlocked.' : 'Locked: requests wait.', () => {
            if (isLocked) control.unlock()
            else control.lock()
            onMood({ ...mood, isLocked: !isLocked })
          })
        }
      >
        {isLocked ? 'Unlock' : 'Lock'}
      </button>
      <button
        type="button"
        className="small"
        onClick={() => act('The wallet ended the connection.', () => control.disconnectSite())}
      >
        Forget this page
      </button>
    </div>
  )
}
