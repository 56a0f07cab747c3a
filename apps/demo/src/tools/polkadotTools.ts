import type { ChainTools } from './chainTools.js'
import { pollUntil } from './pollUntil.js'

const includedWithinMs = 60_000

/** Substrate chains. */
export const polkadotTools: ChainTools = {
  offersMessage: (kit) => kit.getActions('polkadot')?.signMessage !== undefined,
  async signMessage(kit, message, signal) {
    const sign = kit.getActions('polkadot')?.signMessage
    if (!sign) throw new Error('This wallet does not sign messages.')
    return sign({ message, signal })
  },
  async verifyMessage(proof) {
    const { verifyPolkadot } = await import('../verify/verifyPolkadot.js')
    return verifyPolkadot(proof)
  },
  offersPayment: (kit) => kit.getActions('polkadot')?.sendTransaction !== undefined,
  async pay(kit, { to, value, signal }) {
    const send = kit.getActions('polkadot')?.sendTransaction
    if (!send) throw new Error('This wallet does not send.')
    return send({ to, value, signal })
  },
  async settle(network, id, signal) {
    const { findExtrinsic } = await import('./polkadotNode.js')
    const found = await pollUntil(() => findExtrinsic(network, id, signal), { ms: includedWithinMs, signal })
    return found === undefined ? 'Sent, and in no block yet.' : `In block ${found}.`
  },
  async readBalance(network, address, signal) {
    const { readFreeBalance } = await import('./polkadotNode.js')
    return readFreeBalance(network, address, signal)
  },
  // Address of the key with bytes 1 to 32, with the generic Substrate prefix.
  someone: () => '5C62W7ELLAAfjCQeBU3me9ykaYomD8XTg2B9Hk6ki6Cm3v58',
  looksLikeAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(text),
}
