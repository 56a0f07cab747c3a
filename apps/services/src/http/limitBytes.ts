import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ByteBudget } from './createByteBudget.js'
import type { ServiceEnv } from './serviceEnv.js'

/** Counts the bytes of a request until its response is sent. A response beyond the budget is cut off. */
export function limitBytes(budget: ByteBudget) {
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const account = budget.open(context.get('callers'))
    context.set('bytes', account)
    const { outgoing } = context.env
    outgoing.once('close', () => account.end())
    account.signal.addEventListener('abort', () => {
      if (outgoing.headersSent) outgoing.destroy()
    })
    await next()
  })
}

/**
 * Returns a response whose bytes count until the caller has received it. Throws the refusal if they exceed the budget.
 */
export function sendText(
  context: Context<ServiceEnv>,
  text: string,
  status: 200 | 400 | 404 | 502,
  contentType: string,
): Response {
  const { charge, signal } = context.get('bytes')
  charge(Buffer.byteLength(text))
  signal.throwIfAborted()
  return context.body(text, status, { 'content-type': contentType, 'cache-control': 'no-store' })
}
