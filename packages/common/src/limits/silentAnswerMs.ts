/** Timeout of requests that need no approval, in ms. */
export const silentAnswerMs = 5_000
