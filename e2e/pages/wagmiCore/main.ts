import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi-core'
import { getAccount, signMessage, watchAccount } from '@wagmi/core'
import { describeOutcome } from '../shared/describeOutcome.js'
import { readSetup } from '../shared/exposeKit.js'
import { startPlain } from '../shared/startPlain.js'

const adapter = createWagmiAdapter({ networks: readSetup().networks })
startPlain({ adapters: [adapter] })

// The page never calls `reconnect`.
const { wagmiConfig } = adapter
const statuses: string[] = []
function showStatus(): void {
  const { status, address = '' } = getAccount(wagmiConfig)
  statuses.push(`${status} ${address}`.trim())
  find('[data-testid=statuses]').textContent = statuses.join(' | ')
}
showStatus()
watchAccount(wagmiConfig, { onChange: showStatus })

find('main > button').addEventListener('click', async () => {
  const outcome = await describeOutcome(() => signMessage(wagmiConfig, { message: 'Hello' }))
  find('[data-testid=result]').textContent = outcome
})

function find(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
