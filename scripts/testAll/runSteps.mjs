/**
 * Runs steps in order and resolves to their results in that order. A step with `beside` starts with the step of that name, one
 * such step after the other, and is awaited at its own place; its output is held back until then. Without the other step it
 * runs at its place. `run(step, output)` writes to `output.stdout` and `output.stderr`.
 */
export async function runSteps(steps, run, output = process) {
  const started = new Map()
  let last = Promise.resolve()
  const results = []
  for (const step of steps) {
    for (const other of steps.filter(({ beside }) => beside === step.name)) {
      const { held, release } = holdOutput(output)
      const result = last.then(() => run(other, held))
      // A rejection is for the place of the step, where it is awaited.
      last = result.catch(() => undefined)
      started.set(other, { result, release })
    }
    const early = started.get(step)
    early?.release()
    results.push(await (early ? early.result : run(step, output)))
  }
  return results
}

/** Output that is kept until its release, and passed on at once from then on. */
function holdOutput(output) {
  let chunks = []
  const to = (name) => ({
    write: (text) => void (chunks ? chunks.push([name, text]) : output[name].write(text)),
  })
  return {
    held: { stdout: to('stdout'), stderr: to('stderr') },
    release() {
      for (const [name, text] of chunks) output[name].write(text)
      chunks = undefined
    },
  }
}
