/**
 * Runs steps in order and resolves with their results in that order. A step with `beside` starts with the named step,
 * one such step after the other; its result and output appear at its own place. Without the other step it runs at its
 * place. `run(step, output)` writes to `output.stdout` and `output.stderr`.
 */
export async function runSteps(steps, run, output = process) {
  const started = new Map()
  let last = Promise.resolve()
  const results = []
  for (const step of steps) {
    for (const other of steps.filter(({ beside }) => beside === step.name)) {
      const { held, release } = holdOutput(output)
      const result = last.then(() => run(other, held))
      // The rejection is handled at the step's place, where it is awaited.
      last = result.catch(() => undefined)
      started.set(other, { result, release })
    }
    const early = started.get(step)
    early?.release()
    results.push(await (early ? early.result : run(step, output)))
  }
  return results
}

/** Buffers output until its release, and then forwards it immediately. */
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
