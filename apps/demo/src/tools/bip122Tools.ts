import { askEsplora } from './askEsplora.js'
import type { ChainTools } from './chainTools.js'
import { pollUntil } from './pollUntil.js'
import { readCoins } from './readCoins.js'

const minedWithinMs = 15_000

/** Tools for Bitcoin networks, which use an Esplora API. */
export const bip122Tools: ChainTools = {
  offersMessage: (kit) => kit.getActions('bip122')?.signMessage !== undefined,
  async signMessage(kit, message, signal) {
    const sign = kit.getActions('bip122')?.signMessage
    if (!sign) throw new Error('This wallet does not sign messages.')
    return sign({ message, signal })
  },
  async verifyMessage(proof) {
    const { verifyBitcoin } = await import('../verify/verifyBitcoin.js')
    return verifyBitcoin(proof)
  },
  offersPayment: (kit) => kit.getActions('bip122')?.sendTransfer !== undefined,
  async pay(kit, { to, value, signal }) {
    const send = kit.getActions('bip122')?.sendTransfer
    if (!send) throw new Error('This wallet does not pay.')
    return send({ recipients: [{ address: to, amount: value }], signal })
  },
  async settle(network, id, signal) {
    const height = await pollUntil(
      async () => {
        const status = await askEsplora(network, `/tx/${id}/status`, signal)
        return isRecord(status) && status.confirmed === true ? String(status.block_height) : undefined
      },
      { ms: minedWithinMs, signal },
    )
    return height === undefined ? 'In the mempool; a block takes ten minutes or so.' : `In block ${height}.`
  },
  async readBalance(network, address, signal) {
    const coins = await readCoins(network, address, signal)
    return coins.reduce((sum, { value }) => sum + value, 0n)
  },
  someone: (network) => receivers[String(network?.id)] ?? testReceiver,
  looksLikeAddress: (text) =>
    /^(bc1|tb1|bcrt1)[02-9ac-hj-np-z]{11,87}$/i.test(text) || /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text),
}

/** Pays to a hash of 20 bytes 0x11, whose key is unknown. */
const receivers: Readonly<Record<string, string>> = {
  '000000000019d6689c085ae165831e93': 'bc1qzyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3h8ffkz',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'bcrt1qzyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3lgth6c',
}
const testReceiver = 'tb1qzyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3apj6d3'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
