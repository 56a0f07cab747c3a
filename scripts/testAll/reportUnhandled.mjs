import { writeFileSync } from 'node:fs'
import { env } from 'node:process'

/** A reporter of Vitest that keeps the errors no test caught, which stand in no other report: in the file `LATCHKEY_UNHANDLED` names. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it
export default class ReportUnhandled {
  onTestRunEnd(_modules, unhandledErrors) {
    const texts = unhandledErrors.map(({ stack, message }) => stack ?? message)
    if (env.LATCHKEY_UNHANDLED) writeFileSync(env.LATCHKEY_UNHANDLED, JSON.stringify(texts))
  }
}
