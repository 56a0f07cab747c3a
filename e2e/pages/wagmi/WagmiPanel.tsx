import { useState } from 'react'
import { parseAbi, parseEther } from 'viem'
import {
  useAccount,
  useBalance,
  useChainId,
  useChains,
  useConnect,
  useConnections,
  useConnectors,
  useDisconnect,
  useReadContract,
  useSendCalls,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchChain,
  useWaitForTransactionReceipt,
  useWriteContract,
} from 'wagmi'
import { FactsPanel } from '../shared/FactsPanel.js'

const token = '0x7e577e577e577e577e577e577e577e577e577e57'
const tokenAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 value)',
])
const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

type WagmiPanelProps = {
  /** The two networks between which the buttons switch. */
  readonly chainIds: readonly [number, number]
}

/** The connection as wagmi's hooks show it, and their actions. */
export function WagmiPanel({ chainIds: [first, second] }: WagmiPanelProps) {
  const account = useAccount()
  const chainId = useChainId()
  const chains = useChains()
  const connections = useConnections()
  const balance = useBalance({ address: account.address })
  const [hash, setHash] = useState<`0x${string}`>()
  const receipt = useWaitForTransactionReceipt({ hash })
  const tokens = useReadContract({
    address: token,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [account.address ?? token],
    // Reads again after each transaction.
    blockNumber: receipt.data?.blockNumber,
  })
  const { connectAsync } = useConnect()
  const { disconnectAsync } = useDisconnect()
  const { switchChainAsync } = useSwitchChain()
  const { signMessageAsync } = useSignMessage()
  const { signTypedDataAsync } = useSignTypedData()
  const { sendTransactionAsync } = useSendTransaction()
  const { writeContractAsync } = useWriteContract()
  const { sendCallsAsync } = useSendCalls()
  const [connector] = useConnectors()
  const switchTo = async (id: number) => (await switchChainAsync({ chainId: id })).id
  async function sendAndWait(sending: Promise<`0x${string}`>): Promise<string> {
    const sent = await sending
    setHash(sent)
    return sent
  }

  const facts = {
    status: account.status,
    address: account.address ?? 'none',
    'chain id': String(account.chainId),
    chain: account.chain?.name ?? 'none',
    'config chain id': String(chainId),
    connections: String(connections.length),
    balance: balance.data?.value.toString() ?? 'none',
    tokens: tokens.data?.toString() ?? 'none',
    chains: chains.map(({ id }) => id).join(' '),
    receipt: receipt.data ? `${receipt.data.status} ${receipt.data.transactionHash}` : 'none',
  }
  const buttons: Readonly<Record<string, () => Promise<unknown>>> = {
    'Connect it': async () => connector && (await connectAsync({ connector })).accounts,
    'Connect on the second chain': async () =>
      connector && (await connectAsync({ connector, chainId: second })).chainId,
    'Disconnect it': () => disconnectAsync(),
    'Switch to the second chain': () => switchTo(second),
    'Switch to the first chain': () => switchTo(first),
    'Sign message': () => signMessageAsync({ message: 'Hello from wagmi' }),
    'Sign typed data': () =>
      signTypedDataAsync({
        domain: { name: 'Journeys', chainId: account.chainId ?? 0 },
        types: { Mail: [{ name: 'text', type: 'string' }] },
        primaryType: 'Mail',
        message: { text: 'Hello' },
      }),
    'Send coins': () => sendAndWait(sendTransactionAsync({ to: friend, value: parseEther('0.01') })),
    'Mint tokens': () =>
      sendAndWait(
        writeContractAsync({
          address: token,
          abi: tokenAbi,
          functionName: 'mint',
          args: [account.address ?? friend, 7n],
        }),
      ),
    'Send calls': async () => (await sendCallsAsync({ calls: [{ to: friend, value: 1n }] })).id,
  }
  return <FactsPanel label="wagmi" facts={facts} buttons={buttons} />
}
