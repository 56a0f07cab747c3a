import { createAppKit } from '@latchkey/appkit';
import { createEip155Adapter } from '@latchkey/adapter-eip155';
import * as networks from '@latchkey/appkit/networks';

const { mainnet } = networks;

/** The kit of the page. */
export const modal = createAppKit({
  adapters: [createEip155Adapter()],
  networks: [mainnet, networks.base],
  projectId: '00000000000000000000000000000000',
  themeMode: 'light',
});

document.querySelector('#app').innerHTML = `
  <appkit-network-button></appkit-network-button>
  <button id="open">Open</button>
`;

document.getElementById('open').addEventListener('click', () => modal.open());
modal.subscribeAccount((account) => {
  document.querySelector('appkit-button').toggleAttribute('disabled', !account.isConnected);
});
modal.subscribeEvents((event) => console.log(event.data.event));

export async function loadLater() {
  const { polygon } = await import('@latchkey/appkit/networks');
  return import('@latchkey/appkit').then(({ createAppKit: create }) => [create, polygon]);
}
