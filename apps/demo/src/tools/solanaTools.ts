import { askNode } from './askNode.js'
import type { ChainTools } from './chainTools.js'
import { pollUntil } from './pollUntil.js'

const confirmedWithinMs = 60_000

/** Solana clusters. */
export const solanaTools: ChainTools = {
  offersMessage: (kit) => kit.getActions('solana')?.signMessage !== undefined,
  async signMessage(kit, message, signal) {
    const sign = kit.getActions('solana')?.signMessage
    if (!sign) throw new Error('This wallet does not sign messages.')
    return sign({ message, signal })
  },
  async verifyMessage(proof) {
    const { verifySolana } = await import('../verify/verifySolana.js')
    return verifySolana(proof)
  },
  offersPayment: (kit) => kit.getActions('solana')?.sendTransaction !== undefined,
  async pay(kit, { to, value, signal }) {
    const send = kit.getActions('solana')?.sendTransaction
    if (!send) throw new Error('This wallet does not send.')
    return send({ to, value, signal })
  },
  async settle(network, id, signal) {
    const slot = await pollUntil(
      async () => {
        const answer = await askNode(network, 'getSignatureStatuses', [[id]], signal)
        const status = readStatus(answer)
        if (status?.err) throw new Error(`The network refused it: ${JSON.stringify(status.err)}`)
        const isConfirmed = status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized'
        return isConfirmed ? status.slot : undefined
      },
      { ms: confirmedWithinMs, signal },
    )
    return slot === undefined ? 'Sent, and not confirmed yet.' : `Confirmed in slot ${slot}.`
  },
  async readBalance(network, address, signal) {
    const answer = await askNode(network, 'getBalance', [address, { commitment: 'confirmed' }], signal)
    if (typeof answer !== 'object' || answer === null || !('value' in answer)) throw new Error('No balance was told.')
    return BigInt(String(answer.value))
  },
  // Derived from the bytes 1 to 32, whose key is unknown.
  someone: () => '4wBqpZM9xaSheZzJSMawUKKwhdpChKbZ5eu5ky4Vigw',
  looksLikeAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
}

type Status = {
  readonly slot?: unknown
  readonly err?: unknown
  readonly confirmationStatus?: unknown
}

function readStatus(answer: unknown): Status | undefined {
  if (typeof answer !== 'object' || answer === null || !('value' in answer) || !Array.isArray(answer.value))
    return undefined
  const [status]: readonly unknown[] = answer.value
  return typeof status === 'object' && status !== null ? status : undefined
}
