/**
 * Runs `act` and resolves with V8's coverage of the packages' sources: `functions`, each as `file#name`, and `stops`. A
 * stop has, for a `debugger` statement of the page, the `files` entered so far and the `stack` of files, including its
 * asynchronous part.
 */
export async function recordTrip(page, act) {
  const session = await page.context().newCDPSession(page)
  const functions = new Set()
  const stops = []
  const takeCoverage = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    for (const name of functionsEntered(result)) functions.add(name)
  }
  await session.send('Profiler.enable')
  await session.send('Debugger.enable')
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 200 })
  const note = async ({ callFrames, asyncStackTrace }) => {
    await takeCoverage()
    stops.push({ files: filesOf(functions), stack: filesOnStack(callFrames, asyncStackTrace) })
    await session.send('Debugger.resume')
  }
  const noting = []
  session.on('Debugger.paused', (paused) => noting.push(note(paused)))
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.send('Profiler.takePreciseCoverage')
  await act()
  // Stops may follow the end of `act`. Without this, disabling the debugger would resume one before its note does.
  await session.send('Debugger.setSkipAllPauses', { skip: true })
  await Promise.all(noting)
  await session.send('Debugger.disable')
  await takeCoverage()
  await session.detach()
  return { functions, stops, files: filesOf(functions) }
}

export function filesOf(functions) {
  return [...new Set([...functions].map((name) => name.split('#')[0]))].sort()
}

function functionsEntered(result) {
  return result.flatMap(({ url, functions }) =>
    functions
      .filter(({ functionName, ranges }) => functionName && ranges[0]?.count > 0)
      .flatMap(({ functionName }) => sourceOf(url).map((file) => `${file}#${functionName}`)),
  )
}

function filesOnStack(callFrames, asyncStackTrace) {
  const urls = callFrames.map(({ url }) => url)
  for (let trace = asyncStackTrace; trace; trace = trace.parent) urls.push(...trace.callFrames.map(({ url }) => url))
  return [...new Set(urls.flatMap(sourceOf))]
}

/** Returns the repository's path of a package source, without those of the test wallets. */
function sourceOf(url) {
  const [, file] = /\/(packages\/(?!testing\/)[\w/-]+\/src\/[^?]+)/.exec(url) ?? []
  return file ? [file] : []
}
