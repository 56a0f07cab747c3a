import { AppKitProvider } from '@latchkey/appkit/react'
import { readConnectionHint } from '@latchkey/appkit/server'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Consumer' }

// A server component reads the cookie of the option `connectionHint`.
export default async function Layout({ children }: { children: ReactNode }) {
  const connectionHint = readConnectionHint((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <AppKitProvider connectionHint={connectionHint}>{children}</AppKitProvider>
      </body>
    </html>
  )
}
