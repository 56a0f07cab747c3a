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
    'By default, events stay in the page. The kit sends them to a server if `services.analytics` and `projectId` are set and `features.analytics` is on:',
    '',
    '1. When the modal first opens, or after the first click in an embedded modal, the kit requests `GET /getAnalyticsConfig`.',
    '2. If the response enables analytics for the project, the kit posts each event to `<analytics>/e` as `{ eventId, url, domain, timestamp, props: { type, event, properties } }`. It also posts up to 50 earlier events.',
    '',
    '`url` is the origin and the path of the page. `…` replaces parts of the path that look like an address, an e-mail address or an on-chain name. Events contain no address, signature, pairing URI or typed text.',
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
