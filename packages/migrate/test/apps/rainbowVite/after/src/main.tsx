import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppKitButton, createAppKit } from '@latchkey/appkit/react';
import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi';
import { WagmiProvider, http } from 'wagmi';
import { base, mainnet, polygon } from 'wagmi/chains';
import { Menu } from './Menu';

// One config for the page.
const networks = [
  mainnet,
  polygon, // the cheap one
  base,
];

const wagmiAdapter = createWagmiAdapter({
  networks,
  transports: {
    [mainnet.id]: http('https://rpc.example'),
    [polygon.id]: http(),
    [base.id]: http(),
  },
});

createAppKit({
  projectId: 'YOUR_PROJECT_ID',
  metadata: { name: 'Gallery' },
  networks,
  adapters: [wagmiAdapter],
  defaultNetwork: base,
  themeMode: 'dark',
  themeVariables: { '--latchkey-accent': '#7b3fe4' },
});

const config = wagmiAdapter.wagmiConfig;

const queryClient = new QueryClient();

export const App = () => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        {/* The page. */}
        <header>
          <AppKitButton label="Log in" balance="hide" />
        </header>
        <Menu />
      </QueryClientProvider>
    </WagmiProvider>
  );
};
