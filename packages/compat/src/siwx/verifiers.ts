import type { ChainNamespace, SIWXMessageData, SIWXSession } from '@latchkey/common'
import type { SIWXVerifier as OwnVerifier } from '@latchkey/siwx'

/** The parts of a session that a verifier reads. */
export type SignedSession = Pick<SIWXSession, 'message' | 'signature'> & {
  readonly data: Pick<SIWXMessageData, 'accountAddress' | 'chainId'>
}

/** Verifies the signatures of one namespace, in the shape of AppKit. */
export type SIWXVerifier = {
  readonly chainNamespace: ChainNamespace
  /** Resolves with whether the signature is one of the account for the message. */
  verify(session: SignedSession): Promise<boolean>
}

/** A verifier of `@latchkey/siwx` in the shape of AppKit. Its code loads on first use. */
class LazyVerifier implements SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  readonly #load: () => Promise<OwnVerifier>

  constructor(chainNamespace: ChainNamespace, load: () => Promise<OwnVerifier>) {
    this.chainNamespace = chainNamespace
    this.#load = load
  }

  shouldVerify({ data }: SignedSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`)
  }

  async verify(session: SignedSession): Promise<boolean> {
    if (!this.shouldVerify(session)) return false
    const { message, signature, data } = session
    const { accountAddress, chainId } = data
    return (await this.#load()).verify({ message, signature, accountAddress, chainId })
  }
}

/**
 * Verifies signatures of EVM accounts. In `DefaultSIWX`, contract accounts are verified by the RPC servers of the app's
 * networks. Called by the app itself, it verifies no contract accounts.
 */
export class EIP155Verifier extends LazyVerifier {
  constructor() {
    super('eip155', async () => (await import('@latchkey/siwx/eip155')).createEip155Verifier())
  }
}

/** Verifies signatures of Solana accounts. */
export class SolanaVerifier extends LazyVerifier {
  constructor() {
    super('solana', async () => (await import('@latchkey/siwx/solana')).createSolanaVerifier())
  }
}

/** Verifies signatures of Bitcoin addresses. */
export class BIP122Verifier extends LazyVerifier {
  constructor() {
    super('bip122', async () => (await import('@latchkey/siwx/bip122')).createBip122Verifier())
  }
}

/** Returns the verifiers of the app for `DefaultSIWX` of `@latchkey/siwx`, which has those of this package itself. */
export function toOwnVerifiers(verifiers: readonly SIWXVerifier[]): readonly OwnVerifier[] {
  return verifiers
    .filter((verifier) => !(verifier instanceof LazyVerifier))
    .map((verifier) => ({
      namespace: verifier.chainNamespace,
      verify: ({ message, signature, accountAddress, chainId }) =>
        verifier.verify({ message, signature, data: { accountAddress, chainId } }),
    }))
}
