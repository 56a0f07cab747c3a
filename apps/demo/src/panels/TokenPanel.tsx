import { useMemo } from 'react'
import { createClient, formatEther, getAddress, http, parseAbi, parseEther } from 'viem'
import { readContract, waitForTransactionReceipt } from 'viem/actions'
import { useChains } from '../kit/demoContext.js'
import { useActions } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

const abi = parseAbi([
  'function mint(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** A contract call and `wallet_watchAsset`, with the test token of the local chains. */
export function TokenPanel() {
  const { data } = useChains()
  const actions = useActions('eip155')
  const { address, network } = useChain('eip155')
  const url = network?.rpcUrls.default.http[0]
  const client = useMemo(() => (url ? createClient({ transport: http(url), pollingInterval: 500 }) : undefined), [url])
  const task = useTask<string>()
  const token = data.chains.find(({ id }) => id === network?.id)?.tokenAddress

  async function mint(signal: AbortSignal): Promise<string> {
    if (!actions?.writeContract || !client || !token || !address)
      throw new Error('No wallet that calls contracts is connected to a local chain.')
    const owner = getAddress(address)
    const args = [owner, parseEther('100')]
    const hash = await actions.writeContract({ contractAddress: token, abi, functionName: 'mint', args, signal })
    await waitForTransactionReceipt(client, { hash, timeout: 120_000 })
    const balance = await readContract(client, { address: token, abi, functionName: 'balanceOf', args: [owner] })
    return `Minted. The contract holds ${formatEther(balance)} tokens for you now.`
  }

  async function watch(signal: AbortSignal): Promise<string> {
    if (!actions?.watchAsset || !client || !token) throw new Error('This wallet does not keep a list of tokens.')
    const symbol = await readContract(client, { address: token, abi, functionName: 'symbol' })
    const decimals = await readContract(client, { address: token, abi, functionName: 'decimals' })
    const isAdded = await actions.watchAsset({ type: 'ERC20', options: { address: token, symbol, decimals }, signal })
    return isAdded ? `${symbol} is in the wallet's list.` : 'The wallet did not add it.'
  }

  return (
    <Panel
      title="Contract and token"
      note="A token that anyone may mint, on each local chain."
      code="await actions.writeContract({ contractAddress, abi, functionName: 'mint', args })"
    >
      <div className="actions">
        <button
          type="button"
          disabled={!actions?.writeContract || !token || task.isBusy}
          onClick={() => task.run(mint)}
        >
          Mint 100 tokens
        </button>
        {actions?.watchAsset && (
          <button type="button" disabled={!token || task.isBusy} onClick={() => task.run(watch)}>
            Add to the wallet
          </button>
        )}
        {!actions && <span className="hint">Connect first.</span>}
        {actions && !token && <span className="hint">This network is not a local chain.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet …">
        {(text) => (
          <p className="notice" data-tone="ok">
            {text}
          </p>
        )}
      </Outcome>
    </Panel>
  )
}
