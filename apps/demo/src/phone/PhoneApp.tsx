import { useSyncExternalStore } from 'react'
import type { PhoneStore } from './createPhoneStore.js'
import { PairPanel } from './PairPanel.js'
import { PhoneBar } from './PhoneBar.js'
import { PhoneSettings } from './PhoneSettings.js'
import { ProposalPanel } from './ProposalPanel.js'
import { RequestPanel } from './RequestPanel.js'
import { SessionsPanel } from './SessionsPanel.js'

export type PhoneAppProps = {
  readonly store: PhoneStore
  /** The pairing URI of the link that opened this page. */
  readonly link: string
}

/** A WalletConnect wallet for a second window, which shows requests of apps. */
export function PhoneApp({ store, link }: PhoneAppProps) {
  const state = useSyncExternalStore(store.watch, store.get)

  if (state.status !== 'ready') {
    const isWaiting = state.status === 'waiting'
    return (
      <>
        <PhoneBar />
        <main className="phone">
          <h1>Phone wallet</h1>
          <p className="notice" role="status" data-tone={isWaiting ? undefined : 'bad'}>
            {isWaiting ? 'The local relay and chains are still starting. This page waits for them.' : state.reason}
          </p>
        </main>
      </>
    )
  }
  const { phone, proposals, requests, sessions, isOnline } = state
  const isAsked = proposals.length + requests.length > 0
  return (
    <>
      <PhoneBar />
      <main className="phone">
        <div className="phone-head">
          <h1>Phone wallet</h1>
          <p className="quiet">
            Open it in a window beside the demo. It holds publicly known keys and really signs, on local chains.
          </p>
        </div>
        <div className="phone-columns">
          <div className="stack" aria-live="polite">
            <h2 className="hidden">Pending requests</h2>
            {requests.map((request) => (
              <RequestPanel key={request.id} request={request} networks={phone.networks()} />
            ))}
            {proposals.map((proposal) => (
              <ProposalPanel key={proposal.id} proposal={proposal} networks={phone.networks()} />
            ))}
            {!isAsked && sessions.length > 0 && <p className="notice">Nothing is asked of you.</p>}
            <PairPanel phone={phone} link={link} />
          </div>
          <div className="stack">
            <h2 className="hidden">Apps and accounts</h2>
            <SessionsPanel phone={phone} sessions={sessions} />
            <PhoneSettings phone={phone} isOnline={isOnline} hasSessions={sessions.length > 0} />
          </div>
        </div>
      </main>
    </>
  )
}
