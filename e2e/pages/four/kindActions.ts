import type { AppKit } from '@latchkey/appkit/react'
import type { ChainNamespace } from '@latchkey/common'

/** The message to sign. */
export const message = 'Hello from the journeys — ¡hola!'

/** The amount to send, in the smallest unit of each chain. */
export const amounts: Readonly<Record<ChainNamespace, bigint>> = {
  eip155: 10n ** 18n,
  solana: 1_000_000_000n,
  polkadot: 2_000_000_000_000n,
  bip122: 50_000n,
}

type Acting = { sign(): Promise<unknown> | undefined; send(to: string): Promise<unknown> | undefined }

/** Signs and sends with the connected wallet of a namespace. */
export function kindActions(kit: AppKit, namespace: ChainNamespace): Acting {
  const value = amounts[namespace]
  return {
    eip155: {
      sign: () => kit.getActions('eip155')?.signMessage({ message }),
      send: (to: string) => kit.getActions('eip155')?.sendTransaction({ to: to as `0x${string}`, value }),
    },
    solana: {
      sign: () => kit.getActions('solana')?.signMessage?.({ message }),
      send: (to: string) => kit.getActions('solana')?.sendTransaction?.({ to, value }),
    },
    polkadot: {
      sign: () => kit.getActions('polkadot')?.signMessage?.({ message }),
      send: (to: string) => kit.getActions('polkadot')?.sendTransaction?.({ to, value }),
    },
    bip122: {
      sign: () => kit.getActions('bip122')?.signMessage?.({ message }),
      send: (address: string) => kit.getActions('bip122')?.sendTransfer?.({ recipients: [{ address, amount: value }] }),
    },
  }[namespace]
}
