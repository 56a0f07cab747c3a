/**
 * Returns the generated part of docs/security.md: the hosts that a policy must allow. `policy` is the module
 * `@latchkey/appkit/policy`, `networks` are those of the example.
 */
export function renderHosts({ contentSecurityPolicy, hostKinds }, networks) {
  const example = contentSecurityPolicy({ networks }, { nonce: '…' }).split('; ')
  const rows = Object.values(hostKinds).map(
    ({ directive, option, hosts, when }) => `| \`${directive}\` | ${option} | ${hosts} | ${when} |`,
  )
  return [
    `The policy for the networks ${networks.map(({ name }) => name).join(' and ')}:`,
    '',
    '```',
    example.join(';\n'),
    '```',
    '',
    'The default of `services.relay` is the only built-in host. All other hosts come from options.',
    '',
    '| directive | option | sources | contacted when |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const start = '<!-- Written by scripts/docs/writeHosts.mjs. -->'
const end = '<!-- End of what is written by scripts/docs/writeHosts.mjs. -->'

/** Replaces the part between the two marks of the document. Throws if a mark is missing. */
export function placeHosts(document, rendered) {
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document lacks the marks ${start} and ${end}.`)
  return `${document.slice(0, from)}${start}\n${rendered}\n${document.slice(to)}`
}
