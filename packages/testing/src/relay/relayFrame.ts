/** A message between a client and the relay, without what it says. */
export type RelayFrame = {
  readonly direction: 'toRelay' | 'toClient'
  /** Undefined in an answer. */
  readonly method: string | undefined
  /** The method an answer is to. */
  readonly answers: string | undefined
  /** What kind of message is carried: 1100 a proposal, 1108 a request, 1112 the end of a session, … */
  readonly tag: number | undefined
}

/** Makes a reader of the frames of one line: of each as much as faults and counts need. */
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
