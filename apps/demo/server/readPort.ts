/** Returns the first port to try: `PORT`, else 5173. Throws if `PORT` is not a port. */
export function readPort(environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment.PORT?.trim()
  if (!text) return 5_173
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${text}`)
  return port
}
