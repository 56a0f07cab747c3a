/** A message between a client and the relay, without what it says. */
export type RelayFrame = {
  readonly direction: 'toRelay' | 'toClient'
  /** Undefined in an answer. */
  readonly method: string | undefined
  /** What kind of message is carried: 1100 a proposal, 1108 a request, 1112 the end of a session, … */
  readonly tag: number | undefined
}

/** Reads as much of a frame as faults and counts need. */
export function readRelayFrame(direction: RelayFrame['direction'], text: string): RelayFrame {
  const frame = parse(text)
  const params = asRecord(frame.params)
  const tag = params.tag ?? asRecord(params.data).tag
  return {
    direction,
    method: typeof frame.method === 'string' ? frame.method : undefined,
    tag: typeof tag === 'number' ? tag : undefined,
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
