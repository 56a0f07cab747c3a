import { type AppKit, useAppKitAccount, useAppKitSIWX } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { useState } from 'react'
import { describeOutcome } from '../shared/describeOutcome.js'

/** The sign-in of one namespace, and data that the server sends to members only. */
export function MemberPanel({ kit, namespace }: { readonly kit: AppKit; readonly namespace: ChainNamespace }) {
  const { status, address } = useAppKitAccount({ namespace })
  const { session, isSignedIn, signIn, signOut } = useAppKitSIWX({ namespace })
  const [result, setResult] = useState('')

  async function act(action: () => Promise<unknown>): Promise<void> {
    setResult('')
    setResult(await describeOutcome(action))
  }

  const facts = {
    status,
    address: address ?? 'none',
    'signed in': String(isSignedIn),
    'session chain': session?.data.chainId ?? 'none',
  }
  const buttons: Readonly<Record<string, () => Promise<unknown>>> = {
    'Connect it': () => kit.connect({ namespace }).then(({ caipAddress }) => caipAddress),
    'Sign in': () => signIn().then(({ data }) => data.accountAddress),
    'Sign out': signOut,
    'Disconnect it': () => kit.disconnect(namespace),
    'Read secret': async () => (await fetch('/auth/secret')).text(),
  }
  return (
    <section aria-label={namespace}>
      <h2>{namespace}</h2>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={name}>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(buttons).map(([name, action]) => (
        <button key={name} type="button" onClick={() => void act(action)}>
          {name}
        </button>
      ))}
      <output data-testid="result">{result}</output>
    </section>
  )
}
