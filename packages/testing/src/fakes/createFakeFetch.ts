/** A recorded request. */
export type RecordedRequest = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A scripted server's response to a request. */
export type FakeAnswer =
  | {
      readonly json: unknown
      readonly status?: number | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    }
  | {
      readonly text: string
      readonly status?: number | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    }
  /** Rejects with a `TypeError`, like `fetch` after a network error. */
  | { readonly networkError: string }
  /** Never responds; the request ends only by its signal. */
  | { readonly hang: true }
  /** Sends headers and an endless body. */
  | { readonly drip: string; readonly status?: number | undefined }

type Responder = FakeAnswer | ((request: RecordedRequest) => FakeAnswer | Promise<FakeAnswer>)

/** A `fetch` with scripted responses and without a network. */
export type FakeFetch = typeof globalThis.fetch & {
  /**
   * Responds to the next request whose URL contains the text. Responses are queued, and take precedence over those of
   * `always`.
   */
  once(urlPart: string, answer: Responder): void
  /** Responds to every request whose URL contains the text. The latest call takes precedence. */
  always(urlPart: string, answer: Responder): void
  readonly requests: readonly RecordedRequest[]
}

/**
 * Creates a {@link FakeFetch}. A request without a scripted response rejects, so that a test cannot reach the network
 * by mistake.
 */
export function createFakeFetch(): FakeFetch {
  const requests: RecordedRequest[] = []
  const queue: { readonly urlPart: string; readonly answer: Responder }[] = []
  let standing: readonly { readonly urlPart: string; readonly answer: Responder }[] = []

  function find(url: string): Responder | undefined {
    const index = queue.findIndex(({ urlPart }) => url.includes(urlPart))
    return index >= 0
      ? queue.splice(index, 1)[0]?.answer
      : standing.find(({ urlPart }) => url.includes(urlPart))?.answer
  }

  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const body = await request.clone().text()
    const record = { url: request.url, method: request.method, headers: Object.fromEntries(request.headers), body }
    requests.push(record)
    request.signal.throwIfAborted()
    const responder = find(request.url)
    if (!responder) throw new TypeError(`Nothing was scripted for ${request.method} ${request.url}`)
    const answering = Promise.resolve(typeof responder === 'function' ? responder(record) : responder)
    return respond(await orAbort(answering, request.signal), request.signal)
  }

  return Object.assign(fakeFetch, {
    once: (urlPart: string, answer: Responder) => void queue.push({ urlPart, answer }),
    always(urlPart: string, answer: Responder) {
      standing = [{ urlPart, answer }, ...standing]
    },
    requests,
  })
}

function respond(answer: FakeAnswer, signal: AbortSignal): Response | Promise<Response> {
  if ('networkError' in answer) throw new TypeError(answer.networkError)
  if ('hang' in answer) return orAbort(new Promise<Response>(() => undefined), signal)
  if ('drip' in answer) return new Response(endless(answer.drip, signal), { status: answer.status ?? 200 })
  const { status = 200, headers } = answer
  if ('text' in answer)
    return new Response(answer.text, { status, headers: { 'content-type': 'text/plain', ...headers } })
  return new Response(JSON.stringify(answer.json), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Creates a body that sends its text and stays open until the request is aborted. */
function endless(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    },
  })
}

function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
