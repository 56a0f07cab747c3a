import {
  createError,
  objectOf,
  type Parsed,
  readField,
  safeParseCaipNetworkId,
  text,
  walletConnectErrors,
  walletConnectMethods,
} from '@latchkey/common'
import type { SessionTypes } from '@walletconnect/types'
import { storeKey } from '../client/createKeyChain.js'
import type { Client } from '../client/openClient.js'
import { type Granting, safeParseGranting, signerOf } from './cacao.js'
import { methodsOf, networksOf, readRecap } from './recap.js'

const safeParseResponder = objectOf({
  publicKey: text({ max: 64, pattern: /^[\da-f]{64}$/ }),
  metadata: objectOf({ name: text() }),
})

/** Lifetime of a session in the protocol, in seconds. */
const lifeS = 7 * 86_400

/** The keys and the pairing of a request. */
export type AuthenticationRequest = {
  /** The key pair to which the wallet encrypts its response. */
  readonly publicKey: string
  readonly pairingTopic: string
}

/**
 * Records the session of a wallet that approved a sign-in. The wallet derives the same session from the permissions in
 * its messages, whether these are valid or not. Resolves with its topic. Rejects with `PAIRING_FAILED` if they grant
 * no session.
 */
export async function openAuthenticated(
  { sign, core, storage }: Client,
  clock: { now(): number },
  { publicKey, pairingTopic }: AuthenticationRequest,
  result: unknown,
): Promise<string> {
  const responder = safeParseResponder(readField(result, 'responder'))
  const cacaos = safeParseGranting(readField(result, 'cacaos'))
  const namespaces = readGrants(cacaos.ok ? cacaos.value : [])
  if (!responder.ok || !namespaces)
    throw createError(walletConnectErrors.PAIRING_FAILED, {
      details: 'The wallet signed in without granting a method.',
    })
  const peer = responder.value
  const topic = await core.crypto.generateSharedKey(publicKey, peer.publicKey)
  const expiry = Math.floor(clock.now() / 1_000) + lifeS
  const session: SessionTypes.Struct = {
    topic,
    acknowledged: true,
    self: { publicKey, metadata: sign.metadata },
    peer: { publicKey: peer.publicKey, metadata: readMetadata(result, peer) },
    controller: peer.publicKey,
    expiry,
    requiredNamespaces: {},
    optionalNamespaces: {},
    relay: { protocol: 'irn' },
    pairingTopic,
    namespaces,
    transportType: 'relay',
  }
  await sign.session.set(topic, session)
  core.expirer.set(topic, expiry)
  storeKey(core.crypto.keychain, storage, topic)
  return topic
}

/** Returns what the messages grant, or `undefined` if they grant no method. */
function readGrants(cacaos: readonly Granting[]): SessionTypes.Namespaces | undefined {
  const methods = new Set<string>()
  const accounts = new Set<string>()
  for (const cacao of cacaos) {
    const { address, caipNetworkId } = signerOf(cacao)
    const recap = readRecap(cacao.p.resources)
    for (const method of recap ? methodsOf(recap) : []) methods.add(method)
    for (const network of [caipNetworkId, ...(recap ? networksOf(recap) : [])]) {
      const known = safeParseCaipNetworkId(network)
      if (known.ok && known.value.namespace === 'eip155') accounts.add(`${known.value.caipNetworkId}:${address}`)
    }
  }
  if (methods.size === 0 || accounts.size === 0) return undefined
  return {
    eip155: { accounts: [...accounts], methods: [...methods], events: [...walletConnectMethods.eip155.events] },
  }
}

/** Returns the wallet's description of itself. Its other fields are checked where they are used. */
function readMetadata(
  result: unknown,
  { metadata }: Parsed<typeof safeParseResponder>,
): SessionTypes.Struct['peer']['metadata'] {
  const stated = readField(readField(result, 'responder'), 'metadata')
  return { description: '', url: '', icons: [], ...(typeof stated === 'object' && stated), ...metadata }
}
