// The program: reads options from environment variables, prints the URLs, and shuts down gracefully. `node
// dist/start.js`
import { readEnvironment } from './readEnvironment.js'
import { startServices } from './startServices.js'

try {
  const services = await startServices(readEnvironment(process.env))
  process.stdout.write(`Latchkey services: ${services.url} and ${services.relayUrl}\n`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal ends the process immediately.
      if (isStopping) process.exit(1)
      isStopping = true
      void services.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The services did not start.'}\n`)
  process.exit(1)
}
