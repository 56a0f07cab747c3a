import { isAppKitError, splitCredentials } from '@latchkey/common'

/** Servers of one network. */
export type Nodes<Question, Answer> = {
  /** Asks one node after the other; `undefined` if none answers in time. */
  ask(question: Question, signal: AbortSignal): Promise<Answer | undefined>
}

/** Where a node is, and the headers that its URL stands for. */
export type NodeAddress = ReturnType<typeof splitCredentials>

/** How nodes of a kind are asked. Errors of `fetch` may pass through. */
export type NodeProtocol<Question, Answer> = {
  /** Resolves with the answer, or with why there is none. */
  send(address: NodeAddress, question: Question, signal: AbortSignal): Promise<Answer | NodeFailure>
  /** Asks which chain the node is of. Resolves with why the node cannot be used; `undefined` if it can. */
  verify(address: NodeAddress, signal: AbortSignal): Promise<NodeFailure | undefined>
  /** Whether an answer says that the node is overloaded: another node can answer. */
  isBusy(answer: Answer): boolean
  /** The answer to a question whose result is larger than is passed on. */
  readonly tooLarge: Answer
}

export type NodesOptions = {
  /** `index` is the position of the node in the list of URLs. */
  readonly onFailure: (index: number, reason: NodeFailure) => void
  /** Default: 4 s for each request. */
  readonly attemptMs?: number
  /** How long a failed node is asked last. Default: 5 s. */
  readonly restMs?: number
}

/** Why a node gave no answer. A fixed word: the message of an error can hold the URL, and with it a key. */
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
 * The nodes of a network by their URLs, in order. Every node proves its chain before its first use, and again after a failure. A failed
 * node rests, unless all do. Throws for an invalid URL.
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
    // Own timeout: the verification is shared, so the end of one call must not end it for the others.
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
        if (typeof answer !== 'string' && !isBusy(answer)) return answer
        // The size depends on the question: the other nodes would send as much. The node itself works.
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

/** Settles with the promise, or with `timeout` when the signal fires first. */
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
