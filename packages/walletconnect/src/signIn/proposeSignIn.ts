import { bytesToHex, type Clock, hexToBytes, readField, type SIWXMessageData } from '@latchkey/common'
import { sha256 } from '@noble/hashes/sha2'
import type { JsonRpcRecord } from '@walletconnect/types'
import { followRequest } from '../client/libraryRequests.js'
import type { Client } from '../client/openClient.js'
import type { Proposal } from '../pairing/propose.js'
import type { ApprovedSession } from '../protocol/proposal.js'
import { readSignIns } from './cacao.js'
import { openAuthenticated } from './openAuthenticated.js'
import { writeRecap } from './recap.js'

const method = 'wc_sessionAuthenticate'
/** Time until the request expires at the wallet, in seconds. Wallets refuse less than five minutes. */
const lifeS = 3_600
/** Code of wallets that do not know the method. They respond to the proposal instead. */
const unsupportedCode = 10_001

export type SignInProposalOptions = {
  readonly client: Client
  readonly clock: Clock
  /** A published proposal. Wallets without the method respond to it. */
  readonly proposal: Proposal
  readonly networkIds: readonly string[]
  readonly methods: readonly string[]
  readonly message: SIWXMessageData
  readonly signal: AbortSignal
  /** Called when the wallet has declined the sign-in, or its response is unusable. */
  onDeclined(): void
}

/**
 * Adds the request for a sign-in (CAIP-222) to a proposal, on the same pairing: one approval opens the session and
 * signs the message. It does not use the method of the library, which asks a server of WalletConnect to verify
 * signatures of contract accounts. Rejects when the relay is unreachable or `signal` aborts; the proposal stays usable.
 */
export async function proposeSignIn(options: SignInProposalOptions): Promise<Proposal> {
  const { client, clock, proposal, networkIds, signal } = options
  const { core, sign, relayer } = client
  const message = { ...options.message, issuedAt: options.message.issuedAt ?? new Date(clock.now()).toISOString() }
  const publicKey = await core.crypto.generateKeyPair()
  const topic = bytesToHex(sha256(hexToBytes(`0x${publicKey}`))).slice(2)
  const requester = { publicKey, metadata: sign.metadata }
  let own: JsonRpcRecord | undefined
  let stop: () => void = () => undefined

  async function approve(result: unknown, pairingTopic: string): Promise<ApprovedSession> {
    const session = await openAuthenticated(client, clock, { publicKey, pairingTopic }, result)
    return { topic: session, signIns: readSignIns(readField(result, 'cacaos'), message, networkIds) }
  }

  const response = new Promise<ApprovedSession>((resolve, reject) => {
    const decline = (error: unknown) => {
      options.onDeclined()
      reject(error)
    }
    stop = relayer.take(topic, async (received) => {
      const payload: unknown = await core.crypto
        .decode(topic, received.message, { receiverPublicKey: publicKey })
        .catch(() => undefined)
      if (!own || readField(payload, 'id') !== own.id) return
      const error = readField(payload, 'error')
      if (error === undefined) await approve(readField(payload, 'result'), own.topic).then(resolve, decline)
      else if (readField(error, 'code') !== unsupportedCode) decline(error)
    })
  })

  function forget(): void {
    stop()
    core.relayer.unsubscribe(topic).catch(() => undefined)
    core.crypto.keychain.del(publicKey).catch(() => undefined)
  }

  try {
    await core.relayer.subscribe(topic)
    await followRequest(client, {
      isOwn: (params) => readField(params, 'requester') === requester,
      signal,
      onRecord(record) {
        own = record
      },
      send: () => send(options, { authPayload: writePayload(options, message), requester }),
    })
  } catch (error) {
    forget()
    throw error
  }
  return {
    uri: `${proposal.uri}&methods=${method}`,
    approved: Promise.race([response, proposal.approved]),
    forget() {
      forget()
      proposal.forget()
    },
  }
}

function writePayload({ networkIds, methods }: SignInProposalOptions, message: SIWXMessageData): object {
  return {
    type: 'caip122',
    chains: networkIds,
    statement: message.statement ?? '',
    aud: message.uri,
    domain: message.domain,
    version: message.version,
    nonce: message.nonce,
    iat: message.issuedAt,
    exp: message.expirationTime,
    nbf: message.notBefore,
    requestId: message.requestId,
    // Without permissions, wallets sign the message and open no session.
    resources: [...(message.resources ?? []), writeRecap(methods)],
  }
}

/** Sends the request on the pairing of the proposal. The library has no public method for this. */
async function send({ client: { sign }, clock, proposal }: SignInProposalOptions, request: object): Promise<unknown> {
  const sendRequest = readField(sign.engine, 'sendRequest')
  if (typeof sendRequest !== 'function') throw new TypeError('The library cannot send the request.')
  const params = { ...request, expiryTimestamp: Math.floor(clock.now() / 1_000) + lifeS }
  const [, topic = ''] = /^wc:([\da-f]+)@/.exec(proposal.uri) ?? []
  return Reflect.apply(sendRequest, sign.engine, [{ topic, method, params, throwOnFailedPublish: true }])
}
