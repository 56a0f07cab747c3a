import { createCore } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { describeOutcome } from '../shared/describeOutcome.js'
import { kitOptions } from '../shared/kitOptions.js'

const core = createCore(kitOptions())
const list = document.querySelector('ul')

subscribe(core.connectors.state, () => {
  list?.replaceChildren(...core.connectors.state.all.map(({ id, name }) => walletButton(id, name)))
})
subscribe(core.walletConnect.state, () => write('code', core.walletConnect.state.uri ?? ''))
subscribe(core.accounts.state, showAccount)
subscribe(core.networks.state, showAccount)

onClick('sign', () => core.actions('eip155')?.signMessage({ message: 'Hello from the journeys' }))
onClick('switch', () => core.switchNetwork(core.networks.all()[1]?.id ?? 0))
onClick('disconnect', () => core.disconnect())
void core.discover()

function walletButton(id: string, name: string): HTMLElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => void showOutcome(() => core.connect({ connectorId: id })))
  item.append(button)
  return item
}

function onClick(id: string, action: () => Promise<unknown> | undefined): void {
  document.getElementById(id)?.addEventListener('click', () => void showOutcome(async () => action()))
}

async function showOutcome(action: () => Promise<unknown>): Promise<void> {
  write('result', '')
  write('result', await describeOutcome(action))
}

function showAccount(): void {
  write('address', core.accounts.getConnected('eip155')?.address ?? '')
  write('network', core.networks.get('eip155').active?.name ?? '')
}

function write(place: string, text: string): void {
  const element = document.querySelector(`[data-testid=${place}]`)
  if (element) element.textContent = text
}
