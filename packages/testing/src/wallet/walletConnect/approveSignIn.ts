import {
  bytesToHex,
  type CaipNetworkId,
  createError,
  errors,
  hexToBytes,
  readField,
  walletConnectMethods,
} from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import type { QuietClient } from './createQuietClient.js'
import type { PhoneGrants } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhonePeer, PhoneScope } from './phoneSession.js'
import type { SignInChoice } from './signInChoice.js'

type Client = QuietClient['client']

/** A request for a session and a sign-in at once (`wc_sessionAuthenticate`). */
export type SignInRequest = {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly requester: { readonly publicKey: string; readonly metadata: PhonePeer }
    readonly authPayload: Parameters<Client['formatAuthMessage']>[0]['request'] & { readonly chains: string[] }
  }
}

const recapPrefix = 'urn:recap:'
/** The session lasts a week, in seconds. */
const lifeS = 7 * 86_400

/** Returns what a request asks for, in the form of a proposal. */
export function readWanted({ params: { authPayload } }: SignInRequest): Readonly<Record<string, PhoneScope>> {
  const recap = authPayload.resources?.find((resource) => resource.startsWith(recapPrefix))
  const att = readField(JSON.parse(recap ? atob(recap.slice(recapPrefix.length)) : '{}'), 'att')
  const methods = Object.keys(readField(att, 'eip155') ?? {}).map((name) => name.slice('request/'.length))
  return { eip155: { chains: authPayload.chains, methods, events: [...walletConnectMethods.eip155.events] } }
}

/**
 * Signs the messages and responds with them, as `approveSessionAuthenticate` of the client does. That function refuses
 * to send messages that are not valid, unlike wallets with other clients. Resolves with the topic of the session.
 */
export async function approveSignIn(
  client: Client,
  own: PhoneNamespace,
  request: SignInRequest,
  granted: PhoneGrants,
  choice: SignInChoice = {},
): Promise<string> {
  const { core, engine, metadata } = client
  const { requester } = request.params
  const scope = granted.eip155
  if (!scope) throw createError(errors.WALLET_NO_ACCOUNT, { details: 'Nothing of what the app asked for was granted.' })
  const networks = choice.networks ?? scope.chains.slice(0, 1)
  const cacaos = await Promise.all(networks.map((id) => sign(client, own, request, scope, id as CaipNetworkId, choice)))
  const publicKey = await core.crypto.generateKeyPair()
  const topic = await core.crypto.generateSharedKey(publicKey, requester.publicKey)
  await core.relayer.subscribe(topic)
  await client.session.set(topic, {
    topic,
    acknowledged: true,
    self: { publicKey, metadata },
    peer: { publicKey: requester.publicKey, metadata: { ...requester.metadata, icons: [...requester.metadata.icons] } },
    controller: requester.publicKey,
    expiry: Math.floor(Date.now() / 1_000) + lifeS,
    requiredNamespaces: {},
    optionalNamespaces: {},
    relay: { protocol: 'irn' },
    pairingTopic: request.topic,
    namespaces: granted,
    transportType: 'relay',
  })
  const sendResult = readField(engine, 'sendResult')
  if (typeof sendResult !== 'function') throw new TypeError('The client has no function to respond.')
  const message = {
    id: request.id,
    topic: hashKey(requester.publicKey),
    result: { cacaos, responder: { publicKey, metadata } },
    encodeOpts: { type: 1, receiverPublicKey: requester.publicKey, senderPublicKey: publicKey },
    throwOnFailedPublish: true,
  }
  await Reflect.apply(sendResult, engine, [message])
  await client.auth.requests.delete(request.id, { message: 'fulfilled', code: 0 })
  return topic
}

async function sign(
  client: Client,
  own: PhoneNamespace,
  { params: { authPayload } }: SignInRequest,
  { chains, methods }: PhoneScope,
  networkId: CaipNetworkId,
  choice: SignInChoice,
) {
  const [signer = ''] = own.addressesOf(own.shared()[0] ?? 0, networkId)
  const iss = `did:pkh:${networkId}:${choice.address ?? signer}`
  const plain = { ...authPayload, resources: narrowResources(authPayload.resources ?? [], chains, methods) }
  // The client's own function adds the sentence about the permissions. Wallets state it in the payload too.
  const statement = client.formatAuthMessage({ request: plain, iss }).split('\n')[3] ?? ''
  const { type: _, chains: __, ...payload } = { ...plain, statement, ...choice.change }
  const message = client.formatAuthMessage({ request: { ...plain, ...payload }, iss })
  const hex = bytesToHex(new TextEncoder().encode(message))
  const [known = networkId] = chains
  const plan = own.plan({ method: 'personal_sign', params: [hex, signer], networkId: known as CaipNetworkId })
  const signature = choice.signature ?? String(await plan.run({}))
  return { h: { t: 'caip122' }, p: { iss, ...payload }, s: { t: choice.signatureType ?? 'eip191', s: signature } }
}

/** Limits the permissions to the granted methods and networks. They are the last resource. */
function narrowResources(
  resources: readonly string[],
  chains: readonly string[],
  methods: readonly string[],
): string[] {
  const actions = [...methods].sort((one, other) => one.localeCompare(other))
  const att = { eip155: Object.fromEntries(actions.map((method) => [`request/${method}`, [{ chains }]])) }
  const recap = recapPrefix + btoa(JSON.stringify({ att })).replace(/=+$/, '')
  return [...resources.filter((resource) => !resource.startsWith(recapPrefix)), recap]
}

/** Returns the topic for responses to a public key. */
function hashKey(publicKey: string): string {
  return bytesToHex(sha256(hexToBytes(`0x${publicKey}`))).slice(2)
}
