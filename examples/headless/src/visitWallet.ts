import type { Core } from '@latchkey/core'
import { verifyMessage } from 'viem'

/** A visit from connecting to disconnecting, without a screen. Each step prints a line. */
export async function visitWallet(core: Core, { connectorId, switchTo, tell }: VisitOptions): Promise<void> {
  const { address, caipNetworkId, wallet } = await core.connect({ connectorId })
  tell(`Connected ${address} of ${wallet.name} on ${caipNetworkId}.`)

  const { formatted, symbol } = await core.fetchBalance()
  tell(`It holds ${formatted} ${symbol}.`)

  const message = 'Signed without any user interface.'
  const signature = await core.actions('eip155')?.signMessage({ message })
  const isReal = await verifyMessage({ address: address as Hex, message, signature: signature as Hex })
  tell(isReal ? `Signed: ${signature}` : 'The signature is not of this account.')

  await core.switchNetwork(switchTo)
  tell(`Switched to ${core.networks.getActive()?.name}.`)

  await core.disconnect()
  tell(`Now ${core.accounts.get('eip155').status}.`)
}

type Hex = `0x${string}`

export type VisitOptions = {
  /** The wallet's id: its reverse-DNS name where it announces itself. */
  readonly connectorId: string
  readonly switchTo: number
  tell(line: string): void
}
