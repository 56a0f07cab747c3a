/**
 * Waits until pending promise chains have settled, including those that take several turns of the event loop, such as
 * `import()` of a loaded module. Uses no timer.
 */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await passTurn()
}

function passTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') return void setImmediate(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
