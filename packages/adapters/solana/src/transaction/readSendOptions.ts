import { finite, flag, invalidParams, objectOf, oneOf, optional, type SolanaSendOptions } from '@latchkey/common'

const parse = optional(
  objectOf({
    skipPreflight: optional(flag),
    preflightCommitment: optional(oneOf(['processed', 'confirmed', 'finalized'])),
    maxRetries: optional(finite(0, 1_000)),
    minContextSlot: optional(finite(0, Number.MAX_SAFE_INTEGER)),
  }),
)

/** Validates send options and returns a copy. Throws `INVALID_PARAMS`. */
export function readSendOptions(options: unknown): SolanaSendOptions | undefined {
  const parsed = parse(options, 'options')
  if (!parsed.ok) throw invalidParams('options', `cannot be used: ${parsed.reason}`)
  return parsed.value
}
