import type { Params } from './parseFrame.js'
import { invalidParams } from './rpcError.js'

/** Parameters of a publish request. The relay ignores all others. */
export type PublishParams = {
  readonly topic: string
  readonly message: string
  readonly ttlMs: number
  readonly tag: number
  readonly attestation?: string
}

const topicPattern = /^[0-9a-f]{64}$/
const fiveMinutes = 5 * 60_000

export function parseTopic(params: Params, key = 'topic'): string {
  const topic = params[key]
  if (typeof topic !== 'string' || !topicPattern.test(topic)) throw invalidParams(`${key} is 64 hexadecimal digits`)
  return topic
}

/** Parses a list of at most 500 items, the number that clients send in one request. */
export function parseList(params: Params, key: string): readonly Params[] {
  const list = params[key]
  if (!Array.isArray(list) || list.length > 500) throw invalidParams(`${key} is a list of at most 500`)
  return list.map((item: unknown) => (typeof item === 'object' && item !== null ? { ...item } : { topic: item }))
}

export function parseTtl(params: Params): number {
  const { ttl = fiveMinutes / 1000 } = params
  if (typeof ttl !== 'number' || !(ttl > 0)) throw invalidParams('ttl is a number of seconds')
  return ttl * 1000
}

export function parseText(params: Params, key: string): string {
  const text = params[key]
  if (typeof text !== 'string' || text === '') throw invalidParams(`${key} is a text`)
  return text
}

export function parsePublish(params: Params): PublishParams {
  const { tag = 0 } = params
  if (typeof tag !== 'number' || !Number.isSafeInteger(tag)) throw invalidParams('tag is an integer')
  return {
    topic: parseTopic(params),
    message: parseText(params, 'message'),
    ttlMs: parseTtl(params),
    tag,
    ...parseAttestation(params),
  }
}

export function parseAttestation({ attestation }: Params): { readonly attestation?: string } {
  return typeof attestation === 'string' && attestation !== '' ? { attestation } : {}
}
