import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { base, mainnet } from '@latchkey/appkit/networks'
import { AppKitButton, AppKitProvider, createAppKit, useAppKitAccount } from '@latchkey/appkit/react'
import { type ConnectionHint, readConnectionHint } from '@latchkey/appkit/server'
import type { GetServerSideProps } from 'next'

type Props = { connectionHint: ConnectionHint | null }

const kit = createAppKit({
  projectId: '00000000000000000000000000000000',
  services: { relay: false },
  networks: [mainnet, base],
  adapters: [createEip155Adapter()],
  metadata: { name: 'Consumer', description: 'A new app', url: 'https://consumer.test', icons: [] },
  connectionHint: true,
})

export const getServerSideProps: GetServerSideProps<Props> = async ({ req }) => ({
  props: { connectionHint: readConnectionHint(req.headers.cookie) ?? null },
})

export default function Page({ connectionHint }: Props) {
  return (
    <AppKitProvider kit={kit} connectionHint={connectionHint ?? undefined}>
      <AppKitButton /> <Account />
    </AppKitProvider>
  )
}

function Account() {
  const { address, status } = useAppKitAccount()
  return <output>{address ?? status}</output>
}
