import { writeFileSync } from 'node:fs'
import { env } from 'node:process'

/** A Vitest reporter that writes unhandled errors, which no other report has, to the file `LATCHKEY_UNHANDLED`. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it
export default class ReportUnhandled {
  onTestRunEnd(_modules, unhandledErrors) {
    const texts = unhandledErrors.map(({ stack, message }) => stack ?? message)
    if (env.LATCHKEY_UNHANDLED) writeFileSync(env.LATCHKEY_UNHANDLED, JSON.stringify(texts))
  }
}
