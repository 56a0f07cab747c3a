/**
 * Checks the hosts by which clients reach the relay and returns them as URLs write them: lower case, without the default port of TLS.
 * Throws with the reason for anything else, since the relay would refuse every client.
 */
export function parsePublicHosts(hosts: readonly string[]): readonly string[] {
  return hosts.map((given) => {
    const url = URL.canParse(`wss://${given}`) ? new URL(`wss://${given}`) : undefined
    // Everything else that a URL can hold is a scheme, a user, a path, a query or a wildcard.
    const isHost = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/i.test(given)
    if (url && isHost && url.host !== '') return url.host
    const why = given === '' ? 'is empty' : `has "${given}", which is no host`
    throw new Error(`PUBLIC_HOSTS ${why}. Write it as services.example or services.example:8443.`)
  })
}
