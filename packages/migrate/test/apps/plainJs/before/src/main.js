import { createAppKit } from '@reown/appkit';
import { EthersAdapter } from '@reown/appkit-adapter-ethers';
import * as networks from '@reown/appkit/networks';

const { mainnet } = networks;

/** The kit of the page. */
export const modal = createAppKit({
  adapters: [new EthersAdapter],
  networks: [mainnet, networks.base],
  projectId: '00000000000000000000000000000000',
  themeMode: 'light',
});

document.querySelector('#app').innerHTML = `
  <w3m-network-button></w3m-network-button>
  <button id="open">Open</button>
`;

document.getElementById('open').addEventListener('click', () => modal.open());
modal.subscribeAccount((account) => {
  document.querySelector('w3m-button').toggleAttribute('disabled', !account.isConnected);
});
modal.subscribeEvents((event) => console.log(event.data.event));

export async function loadLater() {
  const { polygon } = await import('@reown/appkit/networks');
  return import('@reown/appkit').then(({ createAppKit: create }) => [create, polygon]);
}
