import { isObject, readField } from '@latchkey/common'
import { onTestFinished } from 'vitest'
import { alice, bob } from './scriptedWallet.js'

/** The hash that the owners of the Safe sign, and the hash of the transaction that carries it out. */
export const safeTxHash = `0x${'5a'.repeat(32)}`
const hash = `0x${'ab'.repeat(32)}`
const receipt = {
  transactionHash: hash,
  status: '0x1',
  blockHash: `0x${'01'.repeat(32)}`,
  blockNumber: '0x10',
  from: bob,
  to: alice,
  contractAddress: null,
  gasUsed: '0x5208',
  logs: [],
}

/** Responds to the SDK's messages like Safe{Wallet}. These tests run inside an iframe, whose parent is the host. */
export function playSafe() {
  const state = { isExecuted: false, signature: undefined as string | undefined }
  const calls: string[] = []
  const response = (method: string, params: unknown): unknown => {
    if (method === 'getSafeInfo') return { safeAddress: alice, chainId: 1, threshold: 2, owners: [bob] }
    if (method === 'wallet_getPermissions') return []
    if (method === 'sendTransactions') return { safeTxHash }
    if (method === 'getTxBySafeTxHash')
      return state.isExecuted ? { txHash: hash, txStatus: 'SUCCESS' } : { txStatus: 'AWAITING_CONFIRMATIONS' }
    if (method === 'signMessage' || method === 'signTypedMessage')
      return state.signature ? { signature: state.signature } : { safeTxHash }
    if (method !== 'rpcCall') throw new Error(`The Safe does not know ${method}.`)
    const list = readField(params, 'params')
    return state.isExecuted && Array.isArray(list) && list[0] === hash ? receipt : null
  }
  const onMessage = ({ data }: MessageEvent) => {
    const [id, method] = [readField(data, 'id'), readField(data, 'method')]
    if (!isObject(readField(data, 'env')) || typeof method !== 'string') return
    calls.push(method)
    const reply = { id, success: true, version: '9.1.0', data: response(method, readField(data, 'params')) }
    window.dispatchEvent(
      new MessageEvent('message', { data: reply, source: window.parent, origin: 'https://app.safe.global' }),
    )
  }
  window.parent.addEventListener('message', onMessage)
  onTestFinished(() => window.parent.removeEventListener('message', onMessage))
  return { state, calls }
}
