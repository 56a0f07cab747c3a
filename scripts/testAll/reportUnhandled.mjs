import { writeFileSync } from 'node:fs'
import { env } from 'node:process'

/** A Vitest reporter that writes unhandled errors and errors of hooks to the file `LATCHKEY_UNHANDLED`. The JSON report does not contain them. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it
export default class ReportUnhandled {
  onTestRunEnd(modules, unhandledErrors) {
    const hookErrors = modules.flatMap(({ children }) =>
      [...children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${suite.fullName}: ${textOf(error)}`),
      ),
    )
    const texts = [...unhandledErrors.map(textOf), ...hookErrors]
    if (env.LATCHKEY_UNHANDLED) writeFileSync(env.LATCHKEY_UNHANDLED, JSON.stringify(texts))
  }
}

const textOf = ({ stack, message }) => stack ?? message
