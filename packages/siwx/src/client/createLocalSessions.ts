import {
  type ChainNamespace,
  createError,
  errors,
  parseCaipNetworkId,
  runWithTimeout,
  type SIWXHost,
  type SIWXSession,
  signInErrors,
} from '@latchkey/common'
import { createNonce } from '../message/createNonce.js'
import type { SIWXVerifier } from '../verify/verifier.js'
import { buildMessage, readPage } from './buildMessage.js'
import type { SiwxSessions } from './createLazySiwx.js'
import { readSigned, type SignedMessage } from './readSigned.js'
import { isSameSubject, isSessionFor } from './sessionScope.js'
import type { SiwxOptions } from './siwxServer.js'
import { createStoredSessions, findFault, sessionLifeMs } from './storedSessions.js'

/** The options of `DefaultSIWX`. */
export type DefaultSIWXOptions = SiwxOptions & {
  /** Verifiers that replace those of the package, by their namespace. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
}

const verifyTimeoutMs = 15_000

/** Creates the sessions of `DefaultSIWX`. They are verified when they are added, and not again when they are read. */
export function createLocalSessions(options: DefaultSIWXOptions, host: SIWXHost): SiwxSessions {
  const stored = createStoredSessions(host)
  const page = () => readPage(options, host)

  async function verify(session: SIWXSession): Promise<SignedMessage> {
    const signed = readSigned(session)
    const fault = findFault(signed.data, page().domain, host.now())
    if (fault) throw createError(signInErrors.AUTHENTICATION_FAILED, { details: `The signed message ${fault}.` })
    const { accountAddress, chainId } = signed.data
    const verifier = await findVerifier(parseCaipNetworkId(chainId).namespace, options, host)
    const isValid = await runWithTimeout(
      (signal) =>
        verifier.verify({ message: signed.message, signature: signed.signature, accountAddress, chainId }, { signal }),
      { ms: verifyTimeoutMs, onTimeout: () => createError(errors.HTTP_TIMEOUT) },
    )
    if (isValid === true) return signed
    throw createError(signInErrors.SIGN_IN_REFUSED, {
      details: 'The signature is not one of the account for this message. The wallet may have signed another text.',
    })
  }

  return {
    createMessage: async (input) =>
      buildMessage(input, createNonce(), { expiresInMs: sessionLifeMs, ...options }, host),
    async addSession(session) {
      const signed = await verify(session)
      stored.write([...stored.read().filter((other) => !isSameSubject(other.data, signed.data)), signed])
    },
    async revokeSession(chainId, address) {
      const all = stored.read()
      const kept = all.filter(({ data }) => !isSessionFor(data, chainId, address, options))
      if (kept.length < all.length) stored.write(kept)
    },
    async setSessions(sessions) {
      const known = stored.read()
      const isKnown = ({ message, signature }: SIWXSession) =>
        known.find((one) => one.message === message && one.signature === signature)
      stored.write(await Promise.all(sessions.map((session) => isKnown(session) ?? verify(session))))
    },
    async getSessions(chainId, address) {
      const { domain } = page()
      const now = host.now()
      return stored
        .read()
        .filter(
          ({ data }) => isSessionFor(data, chainId, address, options) && findFault(data, domain, now) === undefined,
        )
    },
  }
}

async function findVerifier(
  namespace: ChainNamespace,
  { verifiers = [] }: DefaultSIWXOptions,
  host: SIWXHost,
): Promise<SIWXVerifier> {
  return verifiers.find((verifier) => verifier.namespace === namespace) ?? loadVerifier[namespace](host)
}

/** A page downloads the verifiers of the namespaces that sign in. */
const loadVerifier: Readonly<Record<ChainNamespace, (host: SIWXHost) => Promise<SIWXVerifier>>> = {
  async eip155(host) {
    const { createEip155Verifier } = await import('../verify/eip155/createEip155Verifier.js')
    return createEip155Verifier({ rpcUrls: (chainId) => host.rpcUrls(chainId) })
  },
  async solana() {
    const { createSolanaVerifier } = await import('../verify/solana/createSolanaVerifier.js')
    return createSolanaVerifier()
  },
  async polkadot() {
    const { createPolkadotVerifier } = await import('../verify/polkadot/createPolkadotVerifier.js')
    return createPolkadotVerifier()
  },
  async bip122() {
    const { createBip122Verifier } = await import('../verify/bip122/createBip122Verifier.js')
    return createBip122Verifier()
  },
}
