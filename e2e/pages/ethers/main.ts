import { watchEthersSigner } from '@latchkey/adapter-eip155/ethers'
import { createAppKit } from '@latchkey/appkit'
import type { JsonRpcSigner } from 'ethers'
import { describeOutcome } from '../shared/describeOutcome.js'
import { exposeKit } from '../shared/exposeKit.js'
import { kitOptions } from '../shared/kitOptions.js'

const kit = createAppKit(kitOptions())
exposeKit(kit)

let signer: JsonRpcSigner | undefined
watchEthersSigner(kit, async (next) => {
  signer = next
  write('signer', next?.address ?? '')
  const network = await next?.provider.getNetwork()
  if (signer === next) write('chain', String(network?.chainId ?? ''))
})

onClick('sign', () => signer?.signMessage('Hello from the journeys'))
onClick('send', async () => {
  const sent = await signer?.sendTransaction({ to: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', value: 10n ** 18n })
  const receipt = await sent?.wait()
  return { hash: sent?.hash, status: receipt?.status }
})

function onClick(id: string, action: () => Promise<unknown> | undefined): void {
  document.getElementById(id)?.addEventListener('click', async () => {
    write('result', '')
    write('result', await describeOutcome(async () => action()))
  })
}

function write(place: string, text: string): void {
  const element = document.querySelector(`[data-testid=${place}]`)
  if (element) element.textContent = text
}
