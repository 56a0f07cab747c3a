import { type AppKit, useAppKitAccount, useAppKitSIWX } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'
import { FactsPanel } from '../shared/FactsPanel.js'

/** The sign-in of one namespace, and data that the server sends to members only. */
export function MemberPanel({ kit, namespace }: { readonly kit: AppKit; readonly namespace: ChainNamespace }) {
  const { status, address } = useAppKitAccount({ namespace })
  const { session, isSignedIn, signIn, signOut } = useAppKitSIWX({ namespace })

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
    'Read secret': async () => (await fetch(`/auth/secret?namespace=${namespace}`)).text(),
  }
  return <FactsPanel label={namespace} facts={facts} buttons={buttons} />
}
