import { useAppKitSIWX } from '@latchkey/appkit/react'
import type { ServiceSiwx } from '@latchkey/siwx'
import { useEffect } from 'react'
import { useDemoKit } from '../kit/useActions.js'
import { formatSettings, parseSettings } from '../options/settings.js'
import { Facts } from '../parts/Facts.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** Lets the visitor sign in, and shows data that the demo's server sends only to signed-in visitors. */
export function MembersPanel({ namespace }: NamespaceProps) {
  const { siwx } = useDemoKit()
  const { isSignedIn, session, signIn, signOut } = useAppKitSIWX({ namespace })
  const task = useTask<void>()

  return (
    <Panel
      title="Members only"
      note="A server guards this. The services keep the session, and the server checks its token."
      code={isSignedIn ? 'await siwx.getToken()' : 'await signIn()'}
    >
      <div className="actions">
        {!siwx && (
          <button type="button" onClick={turnOn}>
            Turn on sign-in
          </button>
        )}
        {siwx && !isSignedIn && (
          <button type="button" disabled={task.isBusy} onClick={() => task.run(async () => void (await signIn()))}>
            Sign in
          </button>
        )}
        {isSignedIn && (
          <button type="button" disabled={task.isBusy} onClick={() => task.run(signOut)}>
            Sign out
          </button>
        )}
        {!siwx && <span className="hint">The option siwx is off, or the services do not run yet.</span>}
        {siwx && !isSignedIn && <span className="hint">Sign in to see the door code.</span>}
      </div>
      <Outcome task={task} waiting="Sign the message in the wallet …">
        {() => null}
      </Outcome>
      {siwx && session && <MemberFacts key={session.data.accountAddress} siwx={siwx} namespace={namespace} />}
    </Panel>
  )
}

/** Sets the option in the URL, from which the page reads it. */
function turnOn(): void {
  location.hash = formatSettings({ ...parseSettings(location.hash), signIn: true })
}

/** What the server sends with the token of the session. */
function MemberFacts({ siwx, namespace }: NamespaceProps & { readonly siwx: ServiceSiwx }) {
  const task = useTask<Readonly<Record<string, unknown>>>()
  const { run } = task
  useEffect(() => {
    run(async (signal) => {
      const token = await siwx.getToken(namespace)
      const response = await fetch('/members', { headers: { Authorization: `Bearer ${token}` }, signal })
      if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
      return response.json()
    })
  }, [run, siwx, namespace])

  return (
    <Outcome task={task} waiting="Asking the server …">
      {({ address, chainId, doorCode }) => (
        <Facts
          items={[
            ['Door code', String(doorCode)],
            ['Account', String(address)],
            ['Signed in on', String(chainId)],
          ]}
        />
      )}
    </Outcome>
  )
}
