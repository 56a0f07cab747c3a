import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a free port of this machine for a program that cannot choose one itself. It is outside of the range from
 * which systems give ports to other programs (32768 and above), so that none takes it until the program listens, or
 * while it restarts.
 */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
