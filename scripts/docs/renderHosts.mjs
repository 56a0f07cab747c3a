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
