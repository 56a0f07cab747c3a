/** Returns the port of an option; `undefined` without the option. Throws if it is invalid. */
export function readPort(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--${option} is not a port: ${text}`)
  return port
}
