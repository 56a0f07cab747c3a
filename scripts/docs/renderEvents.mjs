/** Renders docs/events.md from the result of `readEvents`. */
export function renderEvents(events) {
  return [
    '# Events',
    '',
    '<!-- Written by scripts/docs/writeEvents.mjs from packages/core/src/events/appKitEvent.ts. -->',
    '',
    'Subscribe to the events of `kit`, the instance of the [quick start](quickStart.md#3-add-the-button):',
    '',
    '```ts',
    "import { kit } from './wallet'",
    '',
    'kit.subscribeEvents(({ data }) => console.log(data.event))',
    '```',
    '',
    'Events stay in the page unless `services.analytics` and `projectId` are set and `features.analytics` is on. The kit then requests `GET /getAnalyticsConfig` once, when the modal',
    'first opens, or after the first click in an embedded modal. If the project wants events, it posts each one to `<analytics>/e` as',
    '`{ eventId, url, domain, timestamp, props: { type, event, properties } }`, including up to 50 earlier ones. `url` is origin and path of the page; `…` replaces parts of',
    'the path that look like an address, an e-mail address or an on-chain name. Events contain no address, signature, pairing URI or typed text.',
    '',
    '| event | properties | description |',
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
