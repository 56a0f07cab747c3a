/**
 * The part of docs/security.md that says what a policy must allow, from the code that decides it: `policy` is
 * `@latchkey/appkit/policy`, `networks` those of the example.
 */
export function renderHosts({ contentSecurityPolicy, hostKinds }, networks) {
  const example = contentSecurityPolicy({ networks }, { nonce: '…' }).split('; ')
  const rows = Object.values(hostKinds).map(
    ({ directive, option, hosts, when }) => `| \`${directive}\` | ${option} | ${hosts} | ${when} |`,
  )
  return [
    `For the networks ${networks.map(({ name }) => name).join(' and ')} it is`,
    '',
    '```',
    example.join(';\n'),
    '```',
    '',
    'One host is built in, the default of `services.relay`. Each other host comes from an option.',
    '',
    '| directive | option | allows | asked when |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const start = '<!-- Written by scripts/docs/writeHosts.mjs. -->'
const end = '<!-- End of what is written by scripts/docs/writeHosts.mjs. -->'

/** The document with that part between its two marks. Throws where a mark is gone. */
export function placeHosts(document, rendered) {
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document lacks the marks ${start} and ${end}.`)
  return `${document.slice(0, from)}${start}\n${rendered}\n${document.slice(to)}`
}
