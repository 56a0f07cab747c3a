/** docs/events.md, from the events that `readEvents` gives. */
export function renderEvents(events) {
  return [
    '# Events',
    '',
    '<!-- Written by scripts/docs/writeEvents.mjs from packages/core/src/events/appKitEvent.ts. -->',
    '',
    'What happens in the kit is told to the app as events:',
    '',
    '```ts',
    'kit.subscribeEvents(({ data }) => console.log(data.event))',
    '```',
    '',
    'They stay in the page unless `services.analytics` and `projectId` are set and `features.analytics` is on. Then, from the first opening of the',
    'modal — where it is embedded in the page, from the first choice in it —, the project is asked once whether it wants events (`GET /getAnalyticsConfig`), and each is posted to `<analytics>/e` as',
    '`{ eventId, url, domain, timestamp, props: { type, event, properties } }`. `url` is origin and path of the page, without query and fragment,',
    'and with `…` for a part of the path that looks like an address, an e-mail address or a name of the chain. What happened before is kept for then, the newest 50.',
    'No event holds an address, a signature, a pairing code, or what a visitor typed.',
    '',
    '| event | properties | when |',
    '|---|---|---|',
    ...events.map(
      ({ name, says, properties }) =>
        `| \`${name}\` | ${properties.map(renderProperty).join('<br>') || '–'} | ${says} |`,
    ),
    '',
  ].join('\n')
}

function renderProperty({ name, optional, type }) {
  return `\`${name}${optional ? '?' : ''}: ${type.replaceAll('|', '\\|')}\``
}
