const errorTexts = {
  400: 'The body must be JSON with `message` and `signature`.',
  401: 'Not signed in.',
  403: 'Not allowed from this origin.',
  404: 'Not found.',
  405: 'Method not allowed.',
  413: 'The body is too large.',
  415: 'The body must be JSON.',
  503: 'Not available. Please try again.',
} as const

/** Creates a response with JSON that is never cached. */
export function respond(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
}

/** Creates the response of a refused request: `{ error }`, with the same text for every reason. */
export function refuse(status: keyof typeof errorTexts, headers?: Readonly<Record<string, string>>): Response {
  return respond(status, { error: errorTexts[status] }, headers)
}
