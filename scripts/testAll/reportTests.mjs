import { writeFileSync } from 'node:fs'
import { env } from 'node:process'

/**
 * A Vitest reporter that writes the results to the file `LATCHKEY_REPORT`. Unlike Vitest's JSON reporter, it includes
 * errors outside tests: of files, of hooks, of crashed workers, and those that no test caught.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by it
export default class ReportTests {
  #files = []

  onTestRunStart(specifications) {
    this.#files = specifications.map(({ moduleId }) => moduleId)
  }

  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => toTest(module, test)))
    const ended = modules.filter((module) => !['queued', 'pending'].includes(module.state()))
    const unfinished = this.#files.filter((file) => !ended.some(({ moduleId }) => moduleId === file))
    const errors = modules.flatMap((module) => errorsOf(module).map((error) => toError(error, [module.moduleId])))
    // A crash of a worker has no file. It ends the files that the worker runs, and prevents its others.
    const uncaught = unhandledErrors.map((error) => {
      const file = error.VITEST_TEST_PATH
      // If the stack names another test file, that file caused the error. Rerunning this one proves nothing.
      const isCertain = !this.#files.some((other) => other !== file && error.stack?.includes(other))
      return { ...toError(error, file ? [file] : unfinished), isCertain }
    })
    const isSilent = unfinished.length > 0 && !uncaught.some(({ files }) => files === unfinished)
    const silent = isSilent ? [{ files: unfinished, text: 'These files did not finish.', isCertain: true }] : []
    writeFileSync(env.LATCHKEY_REPORT, JSON.stringify({ tests, errors: [...errors, ...uncaught, ...silent] }))
  }
}

function toTest(module, test) {
  const { state, errors } = test.result()
  return {
    file: module.moduleId,
    name: test.fullName,
    state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
    text: errors?.[0] && textOf(errors[0]),
  }
}

/** Errors of the file itself and of hooks. */
function errorsOf(module) {
  return [module, ...module.children.allSuites()].flatMap((task) => task.errors())
}

const toError = (error, files) => ({ files, text: textOf(error), isCertain: true })

function textOf({ stack, message, cause }) {
  return cause ? `${message}\nCaused by: ${cause.message}` : (stack ?? message)
}
