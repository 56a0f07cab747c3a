/**
 * Validates the hosts by which clients reach the relay and normalizes them: lower case, without the default port of
 * TLS. Throws with the reason for anything else, because the relay would refuse every client.
 */
export function parsePublicHosts(hosts: readonly string[]): readonly string[] {
  return hosts.map((given) => {
    const url = URL.canParse(`wss://${given}`) ? new URL(`wss://${given}`) : undefined
    // Refuses a scheme, a user, a path, a query and a wildcard.
    const isHost = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/i.test(given)
    if (url && isHost && url.host !== '') return url.host
    const why = given === '' ? 'is empty' : `has "${given}", which is no host`
    throw new Error(`PUBLIC_HOSTS ${why}. Write it as services.example or services.example:8443.`)
  })
}
