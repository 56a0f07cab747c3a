import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import ContextProvider from '../context'

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const cookies = (await headers()).get('cookie')

  return (
    <html lang="en">
      <body>
        <ContextProvider cookies={cookies}>{children}</ContextProvider>
      </body>
    </html>
  )
}
