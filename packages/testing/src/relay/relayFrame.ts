/** A message between a client and the relay, without its content. */
export type RelayFrame = {
  readonly direction: 'toRelay' | 'toClient'
  /** `undefined` in a response. */
  readonly method: string | undefined
  /** The method of the request that a response belongs to. */
  readonly answers: string | undefined
  /** Type of the message, such as 1100 for a session proposal, 1108 for a request and 1112 for the end of a session. */
  readonly tag: number | undefined
}

/** Creates a parser for the frames of one connection. */
export function createFrameReader(): (direction: RelayFrame['direction'], text: string) => RelayFrame {
  const asked = { toRelay: new Map<unknown, string>(), toClient: new Map<unknown, string>() }
  return (direction, text) => {
    const frame = parse(text)
    const params = asRecord(frame.params)
    const tag = params.tag ?? asRecord(params.data).tag
    const method = typeof frame.method === 'string' ? frame.method : undefined
    if (method !== undefined) asked[direction].set(frame.id, method)
    const answered = asked[direction === 'toRelay' ? 'toClient' : 'toRelay']
    const answers = method === undefined ? answered.get(frame.id) : undefined
    if (method === undefined) answered.delete(frame.id)
    return { direction, method, answers, tag: typeof tag === 'number' ? tag : undefined }
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
