import { allErrors, createError, type ErrorCode } from '@latchkey/common'
import * as z from 'zod/mini'
import { readText } from './readText.js'

/** Creates a reader of a JSON response of at most 2 MiB by a schema. A response that does not match is `unreadable` and dropped (R44). */
export function readJson<S extends z.ZodMiniType>(
  schema: S,
  unreadable: ErrorCode = 'HTTP_BAD_RESPONSE',
): (response: Response) => Promise<z.output<S>> {
  return async (response) => {
    const parsed = z.safeParse(schema, parseJson(await readText(response)))
    if (parsed.success) return parsed.data
    throw createError(allErrors[unreadable], {
      details: `The answer is not what this call gives: ${firstFault(parsed.error)}.`,
    })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the path of the invalid value, without its content. */
function firstFault({ issues: [issue] }: z.core.$ZodError): string {
  const place = issue?.path.map(String).join('.').slice(0, 64) || 'the whole of it'
  return `${place} is not as expected (${issue?.code ?? 'unknown'})`
}
