import { askNode } from './askNode.js'
import type { ChainTools } from './chainTools.js'
import { pollUntil } from './pollUntil.js'

const minedWithinMs = 120_000
const block = (receipt: object): string =>
  'blockNumber' in receipt ? String(BigInt(String(receipt.blockNumber))) : '?'

/** EVM chains. */
export const eip155Tools: ChainTools = {
  offersMessage: (kit) => kit.getActions('eip155') !== undefined,
  async signMessage(kit, message, signal) {
    const actions = kit.getActions('eip155')
    if (!actions) throw new Error('No wallet is connected.')
    return actions.signMessage({ message, signal })
  },
  async verifyMessage(proof) {
    const { verifyEthereum } = await import('../verify/verifyEthereum.js')
    return verifyEthereum(proof)
  },
  offersPayment: (kit) => kit.getActions('eip155') !== undefined,
  async pay(kit, { to, value, signal }) {
    const actions = kit.getActions('eip155')
    if (!actions) throw new Error('No wallet is connected.')
    return actions.sendTransaction({ to, value, signal })
  },
  async settle(network, id, signal) {
    const look = async () => (await askNode(network, 'eth_getTransactionReceipt', [id], signal)) ?? undefined
    const receipt = await pollUntil(look, { ms: minedWithinMs, signal })
    if (typeof receipt !== 'object' || receipt === null) return 'Sent, and in no block yet.'
    const isDone = 'status' in receipt && receipt.status === '0x1'
    if (!isDone) throw new Error(`Reverted in block ${block(receipt)}.`)
    const gas = 'gasUsed' in receipt ? `, for ${BigInt(String(receipt.gasUsed))} gas` : ''
    return `Mined in block ${block(receipt)}${gas}.`
  },
  readBalance: async (network, address, signal) =>
    BigInt(String(await askNode(network, 'eth_getBalance', [address, 'latest'], signal))),
  // The last account of the local chains.
  someone: () => '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  looksLikeAddress: (text) => /^0x[0-9a-f]{40}$/i.test(text),
}
