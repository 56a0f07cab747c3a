const errorTexts = {
  400: 'The body is not valid.',
  401: 'Not signed in.',
  403: 'Not allowed from this origin.',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'The body did not arrive in time.',
  413: 'The body is too large.',
  415: 'The body must be JSON.',
  503: 'Not available. Please try again.',
} as const

/** Creates a response with JSON that is never cached. `cookies` are values of `set-cookie`. */
export function respond(status: number, body: unknown, cookies: readonly string[] = []): Response {
  const response = new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Creates the response of a refused request: `{ error }`, with the same text for every reason. */
export function refuse(status: keyof typeof errorTexts): Response {
  return respond(status, { error: errorTexts[status] })
}
