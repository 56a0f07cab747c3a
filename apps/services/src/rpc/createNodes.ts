import { isAppKitError, splitCredentials } from '@latchkey/common'

/** Servers of one network. */
export type Nodes<Question, Answer> = {
  /** Sends a request to one node after the other; `undefined` if none responds in time. */
  ask(question: Question, signal: AbortSignal): Promise<Answer | undefined>
}

/** A node's URL, and the headers from its credentials. */
export type NodeAddress = ReturnType<typeof splitCredentials>

/** The protocol of the nodes. `ask` may reject with errors of `fetch`. */
export type NodeProtocol<Question, Answer> = {
  /** Resolves with the response, or with the reason of the failure. */
  send(address: NodeAddress, question: Question, signal: AbortSignal): Promise<Answer | NodeFailure>
  /** Checks the chain of the node. Resolves with the reason why it cannot be used; `undefined` if it can. */
  verify(address: NodeAddress, signal: AbortSignal): Promise<NodeFailure | undefined>
  /** Returns whether a response means that the node is overloaded, so that another node can answer. */
  isBusy(answer: Answer): boolean
  /** The response for a result that is too large to forward. */
  readonly tooLarge: Answer
}

export type NodesOptions = {
  /** `index` is the position of the node in the list of URLs. */
  readonly onFailure: (index: number, reason: NodeFailure) => void
  /** Default: 4 s for each request. */
  readonly attemptMs?: number
  /** Time for which a failed node is tried last. Default: 5 s. */
  readonly restMs?: number
}

/** The reason of a failure. A fixed word, because an error message can contain the URL, and with it a key. */
export type NodeFailure =
  | 'timeout'
  | 'unreachable'
  | 'too large'
  | 'busy'
  | 'wrong chain'
  | 'chain unknown'
  | 'wrong answer'
  | `status ${number}`

type Node = NodeAddress & {
  restingUntil: number
  isVerified: boolean
  /** Shared by the calls that wait for the same verification. */
  verifying: Promise<NodeFailure | undefined> | undefined
}

/**
 * Creates the nodes of a network from URLs in order. The chain of a node is verified before its first use, and again
 * after a failure. A failed node is tried last for some seconds. Throws for an invalid URL.
 */
export function createNodes<Question, Answer extends object>(
  urls: readonly string[],
  { send, verify, isBusy, tooLarge }: NodeProtocol<Question, Answer>,
  { onFailure, attemptMs = 4_000, restMs = 5_000 }: NodesOptions,
): Nodes<Question, Answer> {
  const nodes = urls.map(
    (url): Node => ({ ...splitCredentials(url), restingUntil: 0, isVerified: false, verifying: undefined }),
  )

  function prove(node: Node): Promise<NodeFailure | undefined> {
    if (node.isVerified) return Promise.resolve(undefined)
    // Own timeout: the check is shared, so one caller's abort must not cancel it for the others.
    node.verifying ??= verify(node, AbortSignal.timeout(attemptMs))
      .catch(failureOf)
      .then((failure) => {
        node.isVerified = failure === undefined
        node.verifying = undefined
        return failure === 'too large' ? 'chain unknown' : failure
      })
    return node.verifying
  }

  async function askOne(node: Node, question: Question, signal: AbortSignal): Promise<Answer | NodeFailure> {
    const failure = await prove(node)
    if (failure) return failure
    if (signal.aborted) return 'timeout'
    return send(node, question, AbortSignal.any([signal, AbortSignal.timeout(attemptMs)])).catch(failureOf)
  }

  return {
    async ask(question, signal) {
      const isRested = ({ restingUntil }: Node) => restingUntil <= performance.now()
      let busy: Answer | undefined
      for (const node of [...nodes.filter(isRested), ...nodes.filter((node) => !isRested(node))]) {
        if (signal.aborted) break
        const answer = await untilAborted(askOne(node, question, signal), signal)
        // The caller aborted, so the node did not fail.
        if (signal.aborted && signal.reason?.name !== 'TimeoutError') return undefined
        if (typeof answer !== 'string' && !isBusy(answer)) return answer
        // The size depends on the request, so other nodes would return the same. The node itself works.
        if (answer === 'too large') return tooLarge
        if (typeof answer !== 'string') busy = answer
        node.restingUntil = performance.now() + restMs
        node.isVerified = false
        onFailure(nodes.indexOf(node), typeof answer === 'string' ? answer : 'busy')
      }
      return busy
    },
  }
}

function failureOf(error: unknown): NodeFailure {
  if (isAppKitError(error, 'HTTP_TOO_LARGE')) return 'too large'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** Settles with the promise, or with `timeout` if the signal aborts first. */
async function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result | 'timeout'> {
  let onAbort: () => void = () => undefined
  const aborted = new Promise<'timeout'>((resolve) => {
    onAbort = () => resolve('timeout')
  })
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
